import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import type { Weekday } from '#src/domain/business-settings.ts';
import { orderTotals } from '#src/domain/order-totals.ts';
import { renewalPriceChange } from '#src/domain/renewal-plan.ts';
import { weekdayOf } from '#src/domain/riyadh-date.ts';
import { CheckRoom } from '#src/features/safety/check-room.tsx';
import { CheckSummary } from '#src/features/safety/check-summary.tsx';
import type { CheckState } from '#src/features/safety/use-package-checks.ts';
import { useLastKnown } from '#src/features/safety/use-last-known.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { formatDate } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { RenewalCalendar } from './renewal-calendar.tsx';
import { RenewalClosed } from './renewal-closed.tsx';
import classes from './renewal-page.module.css';
import type { RenewalPlan } from './use-renewal-plans.ts';

interface RenewalStudentProps {
  plan: RenewalPlan;
  check: CheckState;
  chosen: boolean;
  weekdays: readonly Weekday[];
  onChoose: (chosen: boolean) => void;
  onWeekdays: (weekdays: Weekday[]) => void;
}

/** The renewal for one student: dates, gap, off days, price, and what no longer fits (rows G31 to G36). */
export function RenewalStudent({ plan, check, chosen, weekdays, onChoose, onWeekdays }: RenewalStudentProps) {
  const language = useLanguage();
  const { subscription, next } = plan;
  const name = nameOf(language, subscription.student);
  const titleId = `renewal-${subscription.id}`;
  const isUnfit = check.status === 'known' && check.check.verdict === 'does_not_fit';
  return (
    <Card component="article" className={classes.student} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.name}>
          <DataText text={name} />
        </h2>
        <p className={classes.package}>
          <DataText text={nameOf(language, subscription.package)} />
        </p>
      </div>
      {next === null ? (
        <RenewalClosed subscription={subscription} />
      ) : (
        <>
          <Facts plan={plan} next={next} />
          <Found name={name} state={check} studentId={subscription.studentId} />
          {!isUnfit && (
            <>
              <CheckboxField
                boxed
                label={
                  <FormattedMessage
                    id="renewal.student.choose"
                    values={{ name: <DataText key="name" text={name} /> }}
                  />
                }
                checked={chosen}
                onChange={(event) => {
                  onChoose(event.currentTarget.checked);
                }}
              />
              <Habits next={next} weekdays={weekdays} onWeekdays={onWeekdays} />
            </>
          )}
          <RenewalCalendar plan={plan} gap={next.gap} period={next.withHabits(weekdays).period} />
        </>
      )}
    </Card>
  );
}

type Next = NonNullable<RenewalPlan['next']>;

function Facts({ plan: { subscription }, next: { renewal, gap } }: { plan: RenewalPlan; next: Next }) {
  const intl = useIntl();
  const language = useLanguage();
  const { vatPercent } = useBusinessSettings();
  const change = renewalPriceChange(subscription, renewal, vatPercent);
  const money = (halalas: number) => <Money key={halalas} language={language} halalas={halalas} style="exact" />;
  const days = gap.map((on) => formatDate(language, on, 'day'));
  return (
    <>
      <ul className={classes.facts}>
        <li>
          <FormattedMessage
            id="order.renewal.last"
            values={{ date: <DateText on={subscription.endsOn} variant="day" /> }}
          />{' '}
          <FormattedMessage
            id="order.renewal.next"
            values={{ date: <DateText on={renewal.startsOn} variant="day" /> }}
          />
        </li>
        <li>
          <FormattedMessage id="renewal.gap.days" values={{ count: gap.length, days: intl.formatList(days) }} />
        </li>
        <li>
          <FormattedMessage
            id="order.renewal.total"
            values={{ amount: money(orderTotals([renewal], vatPercent).totalHalalas) }}
          />
        </li>
      </ul>
      {change && (
        <Notice kind="warning">
          <p>
            <FormattedMessage
              id="renewal.price.changed"
              values={{
                frequency: subscription.package.frequency,
                current: money(change.currentHalalas),
                previous: money(change.previousHalalas),
              }}
            />
          </p>
        </Notice>
      )}
    </>
  );
}

interface FoundProps {
  name: string;
  state: CheckState;
  studentId: number;
}

function Found({ name, state, studentId }: FoundProps) {
  const isPending = state.status === 'pending';
  const check = useLastKnown(state.status === 'known' ? state.check : null);
  if (!isPending && state.status !== 'known') {
    return (
      <Notice kind="warning" announced>
        <p>
          <FormattedMessage id="renewal.check.failed" values={{ name: <DataText key="name" text={name} /> }} />
        </p>
      </Notice>
    );
  }
  return (
    <CheckRoom isPending={isPending}>
      {check !== null && (
        <CheckSummary studentName={name} check={check}>
          {check.verdict === 'check' && (
            <p>
              <FormattedMessage id="renewal.check.atCheckout" />
            </p>
          )}
          {check.verdict === 'does_not_fit' && (
            <Button
              variant="secondary"
              size="small"
              renderRoot={(props) => <Link to="/packages" search={{ applicant: studentId }} {...props} />}
            >
              <FormattedMessage id="order.renew.other" />
            </Button>
          )}
        </CheckSummary>
      )}
    </CheckRoom>
  );
}

interface HabitsProps extends Pick<RenewalStudentProps, 'weekdays' | 'onWeekdays'> {
  next: Next;
}

/** The weekdays on which the student was away, each with the off days that it would have again (row G34). */
function Habits({ next: { habits, withHabits }, weekdays, onWeekdays }: HabitsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const offered = habits.filter(({ weekday }) => withHabits([weekday]).offDays.length > 0);
  if (offered.length === 0) return null;
  return (
    <fieldset className={classes.habits}>
      <legend>
        <FormattedMessage id="renewal.habits.title" />
      </legend>
      {offered.map(({ weekday, offDayCount, schoolDayCount }) => {
        const isChosen = weekdays.includes(weekday);
        const others = weekdays.filter((each) => each !== weekday);
        // Two weekdays share the allowance of a month, so the days depend on both.
        const { offDays } = withHabits([...others, weekday]);
        const days = offDays.filter((on) => weekdayOf(on) === weekday);
        return (
          <CheckboxField
            key={weekday}
            label={
              <FormattedMessage
                id="renewal.habits.day"
                values={{
                  // 3 January 2027 is a Sunday.
                  weekday: formatDate(language, `2027-01-0${3 + weekday}`, 'weekday'),
                  days: intl.formatList(days.map((on) => formatDate(language, on, 'day'))),
                }}
              />
            }
            help={
              <FormattedMessage id="renewal.habits.before" values={{ count: offDayCount, total: schoolDayCount }} />
            }
            checked={isChosen}
            onChange={() => {
              onWeekdays(isChosen ? others : [...others, weekday]);
            }}
          />
        );
      })}
    </fieldset>
  );
}
