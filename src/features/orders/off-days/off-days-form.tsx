import { IconLock } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ApiError, isUnknownOutcome } from '#src/api/errors.ts';
import type { MadeOffDayRequest } from '#src/domain/off-day-history.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { firstDayWithNotice } from '#src/domain/notice.ts';
import { offDayRequest, type RequestedAllowance } from '#src/domain/off-day-request.ts';
import { addDays, type CivilDate, type CivilMonth, monthOf, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { AllowanceMeter } from '#src/ui/feedback/allowance-meter.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { RemovableChip } from '#src/ui/actions/removable-chip.tsx';
import { SchoolCalendar } from '#src/ui/calendar/school-calendar.tsx';
import { offDayCalendar, returnable } from './off-day-calendar.ts';
import { OffDayEnds } from './off-day-ends.tsx';
import { OffDayErrors } from './off-day-errors.tsx';
import { offDayRefusal } from './off-day-refusal.ts';
import { OffDayRequests } from './off-day-requests.tsx';
import { offDaySituation, requestsOf } from './off-day-situation.ts';
import classes from './off-days-dialog.module.css';
import { useOffDayFacts } from './use-off-day-facts.ts';
import { useOffDayPreview } from './use-off-day-preview.ts';
import { useOffDayTexts } from './use-off-day-texts.ts';

interface OffDaysFormProps {
  subscription: Subscription;
  picked: readonly CivilDate[];
  /** Kept as it is while a question is asked in its place. */
  hidden: boolean;
  /** What the last sending failed with. */
  refused: ApiError | null;
  /** On their way, and from then on while the dialog leaves. */
  busy: boolean;
  onPick: (days: CivilDate[]) => void;
  onSend: (days: CivilDate[]) => void;
  /** A request is to be taken back. */
  onReturn: (request: MadeOffDayRequest) => void;
  onCancel: () => void;
}

/** The month, what is picked in it, where the last lunch goes, and the two buttons. */
export function OffDaysForm({
  subscription,
  picked,
  hidden,
  refused,
  busy,
  onPick,
  onSend,
  onReturn,
  onCancel,
}: OffDaysFormProps) {
  const intl = useIntl();
  const language = useLanguage();
  const endsId = useId();
  const faultsId = useId();
  const sendId = useId();
  const root = useRef<HTMLDivElement>(null);
  const wasHidden = useRef(false);
  const facts = useOffDayFacts(subscription);
  const { settings, now, deliveries } = facts;
  const words = useOffDayTexts(settings);
  const todayOn = riyadhDateOf(now);
  const requests = requestsOf(facts);
  const situation = offDaySituation(facts);
  const request = offDayRequest(situation, picked);
  const dates = picked.toSorted();
  const preview = useOffDayPreview(subscription, dates, request.refused.length === 0);
  const nextOn = request.nextAfter(todayOn);
  const faultText = (on: CivilDate, reason: string) =>
    intl.formatMessage({ id: 'subscribe.offDays.error' }, { date: words.day(on), reason });
  const failed = refused ?? preview.error;
  const refusal =
    failed === null
      ? null
      : offDayRefusal(failed, dates, { failure: (id, values) => intl.formatMessage({ id }, values), day: faultText });
  // Days that have just been taken are no fault, once the calendar has them.
  const faults = busy
    ? []
    : (refusal?.texts ?? request.refused.map(({ on, blocked }) => faultText(on, words.closed(on, blocked))));
  const closedDays = new Set([...(refusal?.days ?? []), ...request.refused.map(({ on }) => on)]);

  useEffect(() => {
    if (wasHidden.current && !hidden) focusDay(root.current);
    wasHidden.current = hidden;
  }, [hidden]);

  function pick(on: CivilDate) {
    if (picked.includes(on)) onPick(picked.filter((day) => day !== on));
    else if (request.blocked(on)?.reason === 'already_off') {
      const taken = returnable(on, requests);
      if (taken !== null) onReturn(taken);
    } else onPick([...picked, on]);
  }

  function remove(days: readonly CivilDate[]) {
    onPick(picked.filter((day) => !days.includes(day)));
    focusDay(root.current, days[0]);
  }

  return (
    <div ref={root} className={classes.form} hidden={hidden}>
      <SchoolCalendar
        language={language}
        todayOn={todayOn}
        months={1}
        firstMonth={monthOf(subscription.startsOn)}
        lastMonth={monthOf(request.after.endsOn)}
        initialOn={
          dates.find((on) => !closedDays.has(on)) ??
          nextOn ??
          (todayOn < subscription.startsOn ? subscription.startsOn : todayOn)
        }
        dayState={offDayCalendar({ request, picked, deliveries, requests }, words)}
        onPick={pick}
        texts={{
          name: intl.formatMessage({ id: 'orders.offDays.calendar' }),
          previousMonth: intl.formatMessage({ id: 'subscribe.calendar.previous' }),
          nextMonth: intl.formatMessage({ id: 'subscribe.calendar.next' }),
          today: intl.formatMessage({ id: 'subscribe.calendar.today' }),
        }}
        renderAbove={([month = monthOf(todayOn)]) => (
          <div className={classes.meter}>
            <Allowance
              {...request.allowance(month)}
              month={words.month(month)}
              isAsked={situation.requestedMonths?.includes(month) ?? false}
            />
          </div>
        )}
        renderBelow={([month = monthOf(todayOn)]) => (
          <div className={classes.below}>
            <TooLate days={tooLateDays(month)} hours={settings.pauseNoticeHours} />
            <OffDayRequests
              requests={requests.filter((each) => each.month === month)}
              now={now}
              words={words}
              onReturn={onReturn}
            />
          </div>
        )}
        jump={(refusedOn) => {
          const on = (refusedOn === undefined ? null : request.nextAfter(refusedOn)) ?? nextOn;
          if (on === null) return undefined;
          return { on, label: intl.formatMessage({ id: 'orders.offDays.next' }, { date: words.day(on) }) };
        }}
      />
      {dates.length > 0 && (
        <ul className={classes.chips} aria-label={intl.formatMessage({ id: 'orders.offDays.picked' })}>
          {dates.map((on) => (
            <li key={on}>
              <RemovableChip
                removeLabel={intl.formatMessage({ id: 'subscribe.offDays.remove' }, { date: words.day(on) })}
                onRemove={() => {
                  remove([on]);
                }}
              >
                <bdi>{words.day(on)}</bdi>
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <OffDayErrors
        id={faultsId}
        texts={faults}
        kind={faultKind(refused, preview.error)}
        days={dates.filter((on) => closedDays.has(on))}
        onRemove={remove}
        onRetry={refused === null ? preview.retry : null}
      />
      <OffDayEnds
        id={endsId}
        beforeOn={request.before.endsOn}
        afterOn={dates.length === 0 ? null : (preview.endsOn ?? request.after.endsOn)}
        count={dates.length}
        busy={preview.busy}
        isOver={nextOn === null}
      />
      <div className={classes.actions}>
        <Button variant="secondary" onClick={onCancel} blockedBy={busy ? sendId : undefined}>
          <FormattedMessage id="orders.offDays.cancel" />
        </Button>
        <Button
          id={sendId}
          loading={busy}
          loadingLabel={intl.formatMessage({ id: 'orders.offDays.sending' })}
          blockedBy={dates.length === 0 ? endsId : closedDays.size > 0 ? faultsId : undefined}
          onClick={() => {
            onSend(dates);
          }}
        >
          <FormattedMessage
            id="orders.offDays.send"
            values={{
              count: dates.length,
              date: language === 'ar' ? words.shortDay(dates[0] ?? todayOn) : words.day(dates[0] ?? todayOn),
            }}
          />
        </Button>
      </div>
    </div>
  );

  /** Lunches of the month that are too close to be changed, as they stand in the calendar. */
  function tooLateDays(month: CivilMonth): string[] {
    const days: CivilDate[] = [];
    const firstOpenOn = firstDayWithNotice(now, settings.pauseNoticeHours);
    for (let on = todayOn; on < firstOpenOn; on = addDays(on, 1)) {
      if (monthOf(on) === month && request.blocked(on)?.reason === 'too_late') days.push(on);
    }
    return days.map(words.shortDay);
  }
}

function faultKind(refused: ApiError | null, unchecked: ApiError | null) {
  if (refused !== null) return isUnknownOutcome(refused) ? 'lost' : 'refused';
  return isUnknownOutcome(unchecked) ? 'unchecked' : 'refusedPick';
}

/** Back on the calendar where what had the focus is gone: on the day, or on the one that Tab reaches. */
function focusDay(root: HTMLElement | null, on?: CivilDate): void {
  const day = on === undefined ? null : root?.querySelector<HTMLElement>(`[data-date="${on}"]`);
  (day ?? root?.querySelector<HTMLElement>('[data-date][tabindex="0"]'))?.focus();
}

interface AllowanceProps extends RequestedAllowance {
  month: string;
  /** The month has had its one request: what is left of it can't be used. */
  isAsked: boolean;
}

function Allowance({ month, limit, used, left, adding, isAsked }: AllowanceProps) {
  return (
    <AllowanceMeter
      row
      label={<FormattedMessage id="orders.offDays.used" values={{ used, limit, month }} />}
      text={
        adding > 0 ? (
          <FormattedMessage id="orders.offDays.adding" values={{ count: adding }} />
        ) : isAsked ? (
          <FormattedMessage id="orders.offDays.asked" />
        ) : (
          <FormattedMessage id="orders.offDays.free" values={{ count: left }} />
        )
      }
      limit={limit}
      used={used}
      adding={adding}
    />
  );
}

function TooLate({ days, hours }: { days: readonly string[]; hours: number }) {
  const intl = useIntl();
  if (days.length === 0) return null;
  return (
    <p className={classes.hint}>
      <IconLock size={16} stroke={1.75} aria-hidden />
      <span>
        <FormattedMessage
          id="orders.offDays.closed"
          values={{ days: <bdi key="days">{intl.formatList(days)}</bdi>, hours }}
        />
      </span>
    </p>
  );
}
