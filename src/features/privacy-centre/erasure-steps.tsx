import { IconArchive, IconCalendarOff, IconEraser, IconReceipt, IconSoup, IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useServerNow } from '#src/api/server-now.ts';
import {
  erasureCancellableUntil,
  type ErasureScope,
  erasureTakesEffectAt,
  invoiceRetentionYears,
  keptAfterErasure,
} from '#src/domain/erasure.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { DateText, InstantText } from '#src/i18n/date-text.tsx';
import classes from './erasure-steps.module.css';

interface ErasureStepsProps {
  scope: ErasureScope;
  /** The last day of the paid subscriptions in the scope, as far as it is known now; null without any. */
  lastLunchOn: CivilDate | null;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What follows from a request to erase data if it is made now, in order, and what the law keeps (rules.md#erasure). */
export function ErasureSteps({ scope, lastLunchOn }: ErasureStepsProps) {
  const now = useServerNow();
  const takesEffectAt = erasureTakesEffectAt(now, lastLunchOn);
  const kept = keptAfterErasure(scope, { invoicedAt: [], hasConsents: true }, takesEffectAt);
  const proofUntil = kept.find(({ reason }) => reason === 'proof_of_consent')?.keptUntil;
  return (
    <ul className={classes.steps}>
      <Step icon={<IconCalendarOff {...icon} />}>
        <FormattedMessage
          id="privacy.erase.step.cancel"
          values={{ date: <InstantText key="date" at={erasureCancellableUntil(now).toISOString()} /> }}
        />
      </Step>
      {lastLunchOn !== null && (
        <Step icon={<IconSoup {...icon} />}>
          <FormattedMessage
            id="privacy.erase.step.lunches"
            values={{ date: <DateText key="date" on={lastLunchOn} /> }}
          />
        </Step>
      )}
      <Step icon={<IconEraser {...icon} />}>
        <FormattedMessage
          id={`privacy.erase.step.${scope}`}
          values={{ date: <DateText key="date" on={takesEffectAt.toISOString()} /> }}
        />
      </Step>
      {scope === 'account' && (
        <>
          <Step icon={<IconUserOff {...icon} />}>
            <FormattedMessage id="privacy.erase.step.signedOut" />
          </Step>
          <Step icon={<IconReceipt {...icon} />}>
            <FormattedMessage id="privacy.erase.step.invoices" values={{ count: invoiceRetentionYears }} />
          </Step>
        </>
      )}
      {proofUntil !== undefined && (
        <Step icon={<IconArchive {...icon} />}>
          <FormattedMessage
            id="privacy.erase.step.proof"
            values={{ date: <DateText key="date" on={proofUntil} variant="date" /> }}
          />
        </Step>
      )}
    </ul>
  );
}

function Step({ icon: drawing, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {drawing}
      <span>{children}</span>
    </li>
  );
}
