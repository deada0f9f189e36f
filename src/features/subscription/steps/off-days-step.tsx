import { IconCalendarOff, IconCircleCheck } from '@tabler/icons-react';
import { type Dispatch, type Ref, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Language } from '#src/domain/language.ts';
import { offDayRules } from '#src/domain/off-days.ts';
import { type CivilDate, monthOf, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { offDays } from '#src/features/subscription/calendar/calendar-days.ts';
import { useCalendarTexts } from '#src/features/subscription/calendar/use-calendar-texts.ts';
import type { CheckedSubscription } from '#src/features/subscription/state/check-choices.ts';
import type { CountedChoice } from '#src/features/subscription/state/checked-choice.ts';
import { monthName } from '#src/features/subscription/state/choice-error-texts.ts';
import { fieldIds } from '#src/features/subscription/state/panel-field.ts';
import type { SubscriptionAction } from '#src/features/subscription/state/subscription-reducer.ts';
import { useDayTextContext } from '#src/features/subscription/state/use-day-text-context.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { Chip } from '#src/ui/actions/chip.tsx';
import { SchoolCalendarLegend } from '#src/ui/calendar/school-calendar-legend.tsx';
import { SchoolCalendar } from '#src/ui/calendar/school-calendar.tsx';
import { AllowanceMeter } from '#src/ui/feedback/allowance-meter.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { OffDayChips } from './off-day-chips.tsx';
import classes from './off-days-step.module.css';
import { PanelStep } from './panel-step.tsx';

interface OffDaysStepProps {
  subscription: CheckedSubscription & CountedChoice;
  dispatch: Dispatch<SubscriptionAction>;
  /** A ref to the radio button of this view. */
  controlRef: Ref<HTMLInputElement>;
  /** Returns to choosing the start day. */
  onStart: () => void;
  error: string | undefined;
}

/**
 * The step that chooses days without lunch on the calendar (row P06): a tap adds a day and shows the new last lunch, a
 * second tap removes it.
 */
export function OffDaysStep({ subscription, dispatch, controlRef, onStart, error }: OffDaysStepProps) {
  const intl = useIntl();
  const { choice, dayCount, period } = subscription;
  const { student, settings, now } = subscription.context;
  const dayTexts = useDayTextContext(settings);
  const calendarTexts = useCalendarTexts('offDays');
  const [lastAdded, setLastAdded] = useState<CivilDate | null>(null);
  const { language } = dayTexts;

  const rules = offDayRules({
    plan: { startsOn: period.startsOn, dayCount, vacations: student.vacations, offDays: choice.offDays },
    now,
    settings,
    offDaysElsewhere: student.offDaysElsewhere,
    otherPeriods: student.otherSubscriptions,
  });
  const added = lastAdded !== null && choice.offDays.includes(lastAdded) ? lastAdded : null;
  const lastOff = choice.offDays.at(-1);

  function toggle(on: CivilDate) {
    if (!choice.offDays.includes(on)) setLastAdded(on);
    dispatch({ type: 'toggleOffDay', on });
  }

  return (
    <PanelStep
      id={fieldIds.offDays}
      title={
        <FormattedMessage
          id="subscribe.offDays.title"
          values={{ small: (text) => <small key="optional">{text}</small> }}
        />
      }
      help={intl.formatMessage({ id: 'subscribe.offDays.tap' })}
    >
      <ChoiceGroup
        label={intl.formatMessage({ id: 'subscribe.calendar.choosing' })}
        labelHidden
        value="offDays"
        onChange={(value) => {
          if (value === 'start') onStart();
        }}
        layout="segment"
        className={classes.segment}
      >
        <Chip
          segment="raised"
          value="start"
          icon={<IconCircleCheck size={20} stroke={1.75} className={classes.answered} aria-hidden />}
        >
          <FormattedMessage id="subscribe.calendar.segment.start" />
        </Chip>
        <Chip
          ref={controlRef}
          segment="raised"
          value="offDays"
          icon={<IconCalendarOff size={20} stroke={1.75} aria-hidden />}
        >
          <FormattedMessage id="subscribe.calendar.segment.offDays" />
        </Chip>
      </ChoiceGroup>
      <SchoolCalendar
        language={language}
        todayOn={riyadhDateOf(now)}
        months={2}
        firstMonth={monthOf(period.startsOn)}
        lastMonth={monthOf(period.endsOn)}
        initialOn={period.startsOn}
        dayState={offDays(subscription, rules, dayTexts)}
        onPick={toggle}
        texts={calendarTexts.calendar}
        renderAbove={(months) => (
          <div className={classes.meters}>
            {months.map((month) => {
              const { limit, used } = rules.allowance(month);
              return (
                <AllowanceMeter
                  key={month}
                  label={monthName(dayTexts, `${month}-01`)}
                  text={intl.formatMessage({ id: 'subscribe.offDays.used' }, { used, limit })}
                  limit={limit}
                  used={used}
                />
              );
            })}
          </div>
        )}
      />
      <div role="status" className={classes.preview}>
        {added !== null && (
          <Notice
            kind="info"
            icon={<IconCalendarOff size={20} stroke={1.75} aria-hidden />}
            title={
              <FormattedMessage
                id="subscribe.offDays.added"
                values={{ date: <bdi key="date">{spokenDay(language, added)}</bdi> }}
              />
            }
          >
            <FormattedMessage
              id="subscribe.offDays.moves"
              values={{ date: <bdi key="date">{formatDate(language, period.endsOn, 'day')}</bdi> }}
            />
          </Notice>
        )}
      </div>
      <SchoolCalendarLegend entries={calendarTexts.legend} />
      <OffDayChips subscription={subscription} dispatch={dispatch} error={error}>
        {lastOff !== undefined && (
          <span className={classes.left}>
            <FormattedMessage
              id="subscribe.offDays.left"
              values={{ left: rules.allowance(monthOf(lastOff)).left, month: monthName(dayTexts, lastOff) }}
            />
          </span>
        )}
      </OffDayChips>
    </PanelStep>
  );
}

/** A date without its year, such as "Monday 28 September", because the calendar above shows the year. */
function spokenDay(language: Language, on: CivilDate): string {
  return formatDate(language, on, 'spoken').split('\u00a0').slice(0, -1).join('\u00a0');
}
