import { FormattedMessage } from 'react-intl';
import type { KeptData } from '#src/domain/erasure.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import classes from './privacy-page.module.css';

/** What outlives an erasure, with the last day on which it is kept. */
export function ErasureKept({ kept }: { kept: readonly KeptData[] }) {
  return kept.map(({ reason, keptUntil }) => (
    <p key={reason} className={classes.muted}>
      <FormattedMessage
        id={`privacy.requests.kept.${reason}`}
        values={{ date: <DateText key="date" on={keptUntil} variant="date" /> }}
      />
    </p>
  ));
}
