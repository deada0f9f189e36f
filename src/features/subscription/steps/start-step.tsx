import type { Dispatch, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addMonths, type CivilDate, monthOf, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { startDays } from '#src/features/subscription/calendar/calendar-days.ts';
import { useCalendarTexts } from '#src/features/subscription/calendar/use-calendar-texts.ts';
import type { CheckedSubscription } from '#src/features/subscription/state/check-choices.ts';
import { firstPossibleStart } from '#src/features/subscription/state/checked-choice.ts';
import { errorId, fieldIds } from '#src/features/subscription/state/panel-field.ts';
import type { SubscriptionAction } from '#src/features/subscription/state/subscription-reducer.ts';
import { useDayTextContext } from '#src/features/subscription/state/use-day-text-context.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { SchoolCalendar, type SchoolCalendarHandle } from '#src/ui/calendar/school-calendar.tsx';
import { FieldError } from './field-error.tsx';
import { PanelStep } from './panel-step.tsx';
import { SkippedDays } from './skipped-days.tsx';

/** Vacations are known for two years. */
const monthsAhead = 23;

interface StartStepProps {
  subscription: CheckedSubscription;
  dispatch: Dispatch<SubscriptionAction>;
  controlRef: Ref<SchoolCalendarHandle>;
  error: string | undefined;
}

/** The step for the Sunday of the first lunch (row P03), with the days without delivery in the period (P05). */
export function StartStep({ subscription, dispatch, controlRef, error }: StartStepProps) {
  const intl = useIntl();
  const { context, dayCount, startsOn, startError, period } = subscription;
  const dayTexts = useDayTextContext(context.settings);
  const calendarTexts = useCalendarTexts('start');
  const { language } = dayTexts;
  const todayOn = riyadhDateOf(context.now);
  const earliestOn = firstPossibleStart(todayOn, dayCount, context);
  const nextOn = firstPossibleStart(startsOn ?? todayOn, dayCount, context) ?? earliestOn;
  const lastMonth = addMonths(monthOf(todayOn), monthsAhead);
  const endMonth = period === null ? lastMonth : monthOf(period.endsOn);

  function chooseStart(on: CivilDate) {
    dispatch({ type: 'chooseStart', startsOn: on });
  }

  function jumpAfter(refusedOn: CivilDate | undefined) {
    const on = firstPossibleStart(refusedOn ?? todayOn, dayCount, context);
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
        ref={controlRef}
        language={language}
        todayOn={todayOn}
        months={2}
        firstMonth={monthOf(todayOn)}
        lastMonth={endMonth > lastMonth ? endMonth : lastMonth}
        initialOn={startsOn !== null && startsOn > todayOn ? startsOn : (earliestOn ?? todayOn)}
        dayState={startDays(subscription, context, dayTexts)}
        onPick={chooseStart}
        texts={calendarTexts.calendar}
        jump={jumpAfter}
        legend={calendarTexts.legend}
      />
      <FieldError
        id={errorId('start')}
        action={
          startError !== null && nextOn !== null ? (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                chooseStart(nextOn);
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
