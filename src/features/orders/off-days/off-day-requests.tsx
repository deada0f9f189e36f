import { FormattedMessage } from 'react-intl';
import { IconCalendarOff } from '@tabler/icons-react';
import type { VacationDto } from '#src/api/generated/client.schemas.ts';
import { DeadlineText } from '#src/i18n/deadline-text.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { OffDayTexts } from './use-off-day-texts.ts';

interface OffDayRequestsProps {
  /** Those of the month that is shown. */
  requests: readonly VacationDto[];
  now: Date;
  words: OffDayTexts;
  onReturn: (request: VacationDto) => void;
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
            count: request.dates.length,
            month: words.month(request.month),
            dates: <bdi key="dates">{words.list(request.dates.map(words.shortDay))}</bdi>,
          }}
        />
      }
      action={
        request.deletable_until !== null && (
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
        {request.deletable_until === null ? (
          <FormattedMessage id="orders.offDays.request.final" />
        ) : (
          <FormattedMessage
            id="orders.offDays.request.until"
            values={{ time: <DeadlineText key="time" at={request.deletable_until} now={now} /> }}
          />
        )}
      </p>
    </Notice>
  ));
}
