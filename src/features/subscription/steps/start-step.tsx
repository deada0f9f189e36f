import { IconCalendarPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addMonths, type CivilDate, monthOf, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { SchoolCalendar } from '#src/ui/calendar/school-calendar.tsx';
import { startDays } from '#src/features/subscription/calendar/calendar-days.ts';
import {
  type CheckContext,
  type CheckedChoice,
  firstPossibleStart,
} from '#src/features/subscription/state/checked-choice.ts';
import { FieldError } from './field-error.tsx';
import { fieldIds } from './field-ids.ts';
import { OffDayChips } from './off-day-chips.tsx';
import { PanelStep } from './panel-step.tsx';
import { SkippedDays } from './skipped-days.tsx';
import { useCalendarTexts } from '#src/features/subscription/calendar/use-calendar-texts.ts';
import { useDayTextContext } from '#src/features/subscription/state/use-day-text-context.ts';

/** Vacations are known for two years. */
const monthsAhead = 23;

interface StartStepProps {
  checked: CheckedChoice;
  context: CheckContext;
  onPick: (on: CivilDate) => void;
  error: string | null;
}

/** The Sunday the lunches begin (row P03), and what the period counted from it leaves out (P05). */
export function StartStep({ checked, context, onPick, error }: StartStepProps) {
  const intl = useIntl();
  const dayTexts = useDayTextContext(context.settings);
  const calendarTexts = useCalendarTexts('start');
  const { language } = dayTexts;
  const todayOn = riyadhDateOf(context.now);
  const earliestOn = firstPossibleStart(todayOn, checked.dayCount, context);
  const { startsOn, startError, period } = checked;
  const nextOn = firstPossibleStart(startsOn ?? todayOn, checked.dayCount, context) ?? earliestOn;
  const lastMonth = addMonths(monthOf(todayOn), monthsAhead);
  const endMonth = period === null ? lastMonth : monthOf(period.endsOn);

  function jumpAfter(refusedOn: CivilDate | undefined) {
    const on = firstPossibleStart(refusedOn ?? todayOn, checked.dayCount, context);
    if (on === null) return undefined;
    return { on, label: intl.formatMessage({ id: 'subscribe.start.jump' }, { date: formatDate(language, on, 'day') }) };
  }

  return (
    <PanelStep
      id={fieldIds.start}
      title={intl.formatMessage({ id: 'subscribe.start.title' })}
      help={
        earliestOn === null ? null : (
          <FormattedMessage
            id="subscribe.start.earliest"
            values={{ date: <bdi key="date">{formatDate(language, earliestOn)}</bdi> }}
          />
        )
      }
    >
      <SchoolCalendar
        language={language}
        todayOn={todayOn}
        months={2}
        firstMonth={monthOf(todayOn)}
        lastMonth={endMonth > lastMonth ? endMonth : lastMonth}
        initialOn={startsOn !== null && startsOn > todayOn ? startsOn : (earliestOn ?? todayOn)}
        dayState={startDays(checked, context, dayTexts)}
        onPick={onPick}
        texts={calendarTexts.calendar}
        jump={jumpAfter}
        legend={calendarTexts.legend}
      />
      <FieldError
        id={`${fieldIds.start}-error`}
        action={
          startError !== null && nextOn !== null ? (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                onPick(nextOn);
              }}
            >
              <FormattedMessage id="subscribe.start.take" values={{ date: formatDate(language, nextOn, 'day') }} />
            </Button>
          ) : null
        }
      >
        {error}
      </FieldError>
      {period && <SkippedDays period={period} texts={dayTexts} />}
    </PanelStep>
  );
}

interface OffDaysInviteProps {
  checked: CheckedChoice;
  onRemove: (days: CivilDate[]) => void;
  onOpen: () => void;
  error: string | null;
}

/** The off days chosen so far, and the way to choose them on the calendar. */
export function OffDaysInvite({ checked, onRemove, onOpen, error }: OffDaysInviteProps) {
  const intl = useIntl();
  return (
    <PanelStep
      id={fieldIds.offDays}
      title={
        <FormattedMessage
          id="subscribe.offDays.title"
          values={{ small: (text) => <small key="optional">{text}</small> }}
        />
      }
      help={intl.formatMessage({ id: 'subscribe.offDays.help' })}
    >
      <OffDayChips checked={checked} onRemove={onRemove} error={error}>
        <Button
          variant="quiet"
          size="small"
          icon={<IconCalendarPlus size={20} stroke={1.75} aria-hidden />}
          onClick={onOpen}
        >
          <FormattedMessage id="subscribe.offDays.add" />
        </Button>
      </OffDayChips>
    </PanelStep>
  );
}
