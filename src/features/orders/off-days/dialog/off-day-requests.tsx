import { FormattedMessage } from 'react-intl';
import { IconCalendarOff } from '@tabler/icons-react';
import type { MadeOffDayRequest } from '#src/domain/off-day-history.ts';
import { DeadlineText } from '#src/i18n/deadline-text.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { OffDayTexts } from '#src/features/orders/off-days/facts/use-off-day-texts.ts';

interface OffDayRequestsProps {
  /** The requests of the month that is shown. */
  requests: readonly MadeOffDayRequest[];
  now: Date;
  texts: OffDayTexts;
  onRemove: (request: MadeOffDayRequest) => void;
}

/** The requests of a month, each with the instant until which it can be removed. */
export function OffDayRequests({ requests, now, texts, onRemove }: OffDayRequestsProps) {
  return requests.map((request) => (
    <Notice
      key={request.id}
      kind="info"
      icon={<IconCalendarOff size={20} stroke={1.75} />}
      title={
        <FormattedMessage
          id="orders.offDays.request"
          values={{
            count: request.days.length,
            month: texts.month(request.month),
            dates: <bdi key="dates">{texts.list(request.days.map(texts.shortDay))}</bdi>,
          }}
        />
      }
      action={
        request.deletableUntil !== null && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onRemove(request);
            }}
          >
            <FormattedMessage id="orders.offDays.request.remove" />
          </Button>
        )
      }
    >
      <p>
        {request.deletableUntil === null ? (
          <FormattedMessage id="orders.offDays.request.final" />
        ) : (
          <FormattedMessage
            id="orders.offDays.request.until"
            values={{ time: <DeadlineText key="time" at={request.deletableUntil} now={now} /> }}
          />
        )}
      </p>
    </Notice>
  ));
}
