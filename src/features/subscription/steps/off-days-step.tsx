import { IconCalendarOff, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Language } from '#src/domain/language.ts';
import { offDayRules } from '#src/domain/off-days.ts';
import { type CivilDate, monthOf, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { SubscriptionPeriod } from '#src/domain/subscription-period.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { AllowanceMeter } from '#src/ui/feedback/allowance-meter.tsx';
import { Chip } from '#src/ui/actions/chip.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SchoolCalendar } from '#src/ui/calendar/school-calendar.tsx';
import { SchoolCalendarLegend } from '#src/ui/calendar/school-calendar-legend.tsx';
import { offDays } from '#src/features/subscription/calendar/calendar-days.ts';
import type { CheckContext, CheckedChoice } from '#src/features/subscription/state/checked-choice.ts';
import { monthName } from '#src/features/subscription/state/choice-error-texts.ts';
import { fieldIds } from './field-ids.ts';
import { OffDayChips } from './off-day-chips.tsx';
import classes from './off-days-step.module.css';
import { PanelStep } from './panel-step.tsx';
import { useCalendarTexts } from '#src/features/subscription/calendar/use-calendar-texts.ts';
import { useDayTextContext } from '#src/features/subscription/state/use-day-text-context.ts';

interface OffDaysStepProps {
  checked: CheckedChoice & { period: SubscriptionPeriod };
  context: CheckContext;
  onAdd: (on: CivilDate) => void;
  onRemove: (days: CivilDate[]) => void;
  /** Back to choosing the start day. */
  onStart: () => void;
  error: string | null;
}

/** Choosing days without lunch on the calendar (row P06): a tap adds one and says where the last lunch goes, another takes it away. */
export function OffDaysStep({ checked, context, onAdd, onRemove, onStart, error }: OffDaysStepProps) {
  const intl = useIntl();
  const dayTexts = useDayTextContext(context.settings);
  const calendarTexts = useCalendarTexts('offDays');
  const [lastAdded, setLastAdded] = useState<CivilDate | null>(null);
  const { language } = dayTexts;
  const { choice, dayCount, period } = checked;
  const { student, settings, now } = context;

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
    if (choice.offDays.includes(on)) {
      onRemove([on]);
    } else {
      setLastAdded(on);
      onAdd(on);
    }
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
        <Chip segment="raised" value="offDays" icon={<IconCalendarOff size={20} stroke={1.75} aria-hidden />}>
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
        dayState={offDays(checked, rules, dayTexts)}
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
      <OffDayChips checked={checked} onRemove={onRemove} error={error}>
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

/** "Monday 28 September": the year stands in the calendar above. */
function spokenDay(language: Language, on: CivilDate): string {
  return formatDate(language, on, 'spoken').split('\u00a0').slice(0, -1).join('\u00a0');
}
