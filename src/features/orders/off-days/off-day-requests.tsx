import { FormattedMessage } from 'react-intl';
import { IconCalendarOff } from '@tabler/icons-react';
import type { MadeOffDayRequest } from '#src/domain/off-day-history.ts';
import { DeadlineText } from '#src/i18n/deadline-text.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { OffDayTexts } from './use-off-day-texts.ts';

interface OffDayRequestsProps {
  /** Those of the month that is shown. */
  requests: readonly MadeOffDayRequest[];
  now: Date;
  words: OffDayTexts;
  onReturn: (request: MadeOffDayRequest) => void;
}

/** What was asked for in a month already, and until when it can be taken back. */
export function OffDayRequests({ requests, now, words, onReturn }: OffDayRequestsProps) {
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
            month: words.month(request.month),
            dates: <bdi key="dates">{words.list(request.days.map(words.shortDay))}</bdi>,
          }}
        />
      }
      action={
        request.deletableUntil !== null && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onReturn(request);
            }}
          >
            <FormattedMessage id="orders.offDays.request.back" />
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
