import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type CancellationScope, quoteQuery } from '#src/api/cancellation-quote.ts';
import type { ShownQuote } from '#src/domain/cancellation-quote.ts';
import { addDays, type CivilDate, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { DateText } from '#src/i18n/date-text.tsx';
import { formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { Chip } from '#src/ui/actions/chip.tsx';
import { SkeletonLines } from '#src/ui/feedback/skeleton-lines.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { Money } from '#src/ui/text/money.tsx';
import classes from './quoted-refund.module.css';

/** A week of choices at most; later days of a lunch refund the same as long as it can be cancelled. */
const maxDays = 7;

/** The days after today until the deadline, and the first day that is too late. */
function daysAfter({ on, deadlineAt }: ShownQuote): CivilDate[] {
  if (deadlineAt === null) return [];
  const lastOn = addDays(riyadhDateOf(new Date(deadlineAt)), 1);
  const days: CivilDate[] = [];
  for (let day = addDays(on, 1); day <= lastOn && days.length < maxDays; day = addDays(day, 1)) days.push(day);
  return days;
}

/** What a cancellation on a later day would give back, compared with now (row G10). Confirming still means now. */
export function LaterQuote({ scope, now }: { scope: CancellationScope; now: ShownQuote }) {
  const intl = useIntl();
  const language = useLanguage();
  const [chosen, setChosen] = useState<CivilDate | null>(null);
  const days = daysAfter(now);
  const { data, error, refetch } = useQuery({
    ...quoteQuery(scope, chosen ?? undefined),
    enabled: chosen !== null,
  });
  if (days.length === 0) return null;
  return (
    <div className={classes.later}>
      <ChoiceGroup
        label={intl.formatMessage({ id: 'order.quote.later' })}
        layout="chips"
        value={chosen}
        onChange={setChosen}
      >
        {days.map((day) => (
          <Chip key={day} value={day} tinted>
            {formatDate(language, day, 'day')}
          </Chip>
        ))}
      </ChoiceGroup>
      {chosen !== null && (
        <div className={classes.answer} role="status">
          {error ? (
            <LoadErrorNotice
              text={<FormattedMessage id="order.quote.failed" />}
              error={error}
              retry={() => void refetch()}
              retryLabel={<FormattedMessage id="order.quote.retry" />}
            />
          ) : data ? (
            <Compared now={now} later={data} />
          ) : (
            <>
              <VisuallyHidden>
                <FormattedMessage id="order.quote.loading" />
              </VisuallyHidden>
              <SkeletonLines count={1} />
            </>
          )}
        </div>
      )}
    </div>
  );
}

function Compared({ now, later }: { now: ShownQuote; later: ShownQuote }) {
  const language = useLanguage();
  const { halalas } = later.sum.refund;
  const less = now.sum.refund.halalas - halalas;
  return (
    <p>
      <FormattedMessage
        id={
          !later.isAllowed ? 'order.quote.later.closed' : less > 0 ? 'order.quote.later.less' : 'order.quote.later.same'
        }
        values={{
          date: <DateText key="date" on={later.on} variant="spoken" />,
          amount: <Money key="amount" language={language} halalas={halalas} style="exact" />,
          less: <Money key="less" language={language} halalas={less} style="exact" />,
        }}
      />
    </p>
  );
}
