import { type RefObject, useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ApiError, isUnknownOutcome } from '#src/api/errors.ts';
import type { MadeOffDayRequest } from '#src/domain/off-day-history.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { offDayRequest } from '#src/domain/off-day-request.ts';
import { type CivilDate, monthOf, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { SchoolCalendar, type SchoolCalendarHandle } from '#src/ui/calendar/school-calendar.tsx';
import { offDayCalendar, removableRequest } from '#src/features/orders/off-days/facts/off-day-calendar.ts';
import { OffDayEnds } from './off-day-ends.tsx';
import { OffDayErrors } from './off-day-errors.tsx';
import { offDayRefusal } from '#src/features/orders/off-days/server/off-day-refusal.ts';
import { MonthMeter } from './month-meter.tsx';
import { OffDayRequests } from './off-day-requests.tsx';
import { PickedDays } from './picked-days.tsx';
import { tooLateDays, TooLateDays } from './too-late-days.tsx';
import { offDaySituation, requestsOf } from '#src/features/orders/off-days/facts/off-day-situation.ts';
import classes from './off-days-dialog.module.css';
import { useOffDayFacts } from '#src/features/orders/off-days/facts/use-off-day-facts.ts';
import { useOffDayPreview } from '#src/features/orders/off-days/server/use-off-day-preview.ts';
import { useOffDayTexts } from '#src/features/orders/off-days/facts/use-off-day-texts.ts';

interface OffDaysFormProps {
  subscription: Subscription;
  picked: readonly CivilDate[];
  /** Hides the form but keeps its state, while the dialog asks to confirm a removal. */
  hidden: boolean;
  /** The error of the last request. */
  refused: ApiError | null;
  /** Whether the request is pending, or has succeeded while the dialog closes. */
  busy: boolean;
  onPick: (days: CivilDate[]) => void;
  onSend: (days: CivilDate[]) => void;
  /** Opens the confirmation that removes this request. */
  onRemoveRequest: (request: MadeOffDayRequest) => void;
  onCancel: () => void;
}

/** A form with the calendar, the picked days, the new last lunch, and two buttons. */
export function OffDaysForm(props: OffDaysFormProps) {
  const { subscription, picked, hidden, refused, busy, onPick, onSend, onRemoveRequest, onCancel } = props;
  const intl = useIntl();
  const language = useLanguage();
  const endsId = useId();
  const errorsId = useId();
  const sendId = useId();
  const calendar = useRef<SchoolCalendarHandle>(null);
  const facts = useOffDayFacts(subscription);
  const { settings, now, deliveries } = facts;
  const texts = useOffDayTexts(settings);
  const todayOn = riyadhDateOf(now);
  const requests = requestsOf(facts);
  const situation = offDaySituation(facts);
  const request = offDayRequest(situation, picked);
  const dates = picked.toSorted();
  const preview = useOffDayPreview(subscription, dates, request.refused.length === 0);
  const nextOn = request.nextAfter(todayOn);
  const failure = refused ?? preview.error;
  const refusal =
    failure === null
      ? null
      : offDayRefusal(failure, dates, {
          failure: (id, values) => intl.formatMessage({ id }, values),
          day: texts.error,
        });
  const closedDays = new Set([...(refusal?.days ?? []), ...request.refused.map(({ on }) => on)]);

  useFocusOnReturn(calendar, hidden);

  function pick(on: CivilDate) {
    if (picked.includes(on)) {
      onPick(picked.filter((day) => day !== on));
    } else if (request.blocked(on)?.reason === 'already_off') {
      const removable = removableRequest(on, requests);
      if (removable !== null) onRemoveRequest(removable);
    } else {
      onPick([...picked, on]);
    }
  }

  function remove(days: readonly CivilDate[]) {
    onPick(picked.filter((day) => !days.includes(day)));
    // The button that had the focus is removed as well.
    const [first] = days;
    if (first !== undefined) calendar.current?.focusDay(first);
  }

  function jumpAfter(refusedOn: CivilDate | undefined) {
    const on = (refusedOn === undefined ? null : request.nextAfter(refusedOn)) ?? nextOn;
    if (on === null) return undefined;
    return { on, label: intl.formatMessage({ id: 'orders.offDays.next' }, { date: texts.day(on) }) };
  }

  function errorTexts(): readonly string[] {
    // The calendar reports days that were just added as closed.
    if (busy) return [];
    return refusal?.texts ?? request.refused.map(({ on, blocked }) => texts.error(on, texts.closed(on, blocked)));
  }

  return (
    <div className={classes.form} hidden={hidden}>
      <SchoolCalendar
        ref={calendar}
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
        dayState={offDayCalendar({ request, picked, deliveries, requests }, texts)}
        onPick={pick}
        texts={{
          name: intl.formatMessage({ id: 'orders.offDays.calendar' }),
          previousMonth: intl.formatMessage({ id: 'subscribe.calendar.previous' }),
          nextMonth: intl.formatMessage({ id: 'subscribe.calendar.next' }),
          today: intl.formatMessage({ id: 'subscribe.calendar.today' }),
        }}
        renderAbove={([month = monthOf(todayOn)]) => (
          <MonthMeter
            {...request.allowance(month)}
            month={texts.month(month)}
            isRequested={situation.requestedMonths?.includes(month) ?? false}
          />
        )}
        renderBelow={([month = monthOf(todayOn)]) => (
          <div className={classes.below}>
            <TooLateDays
              days={tooLateDays(request, month, now, settings.pauseNoticeHours).map(texts.shortDay)}
              hours={settings.pauseNoticeHours}
            />
            <OffDayRequests
              requests={requests.filter((each) => each.month === month)}
              now={now}
              texts={texts}
              onRemove={onRemoveRequest}
            />
          </div>
        )}
        jump={jumpAfter}
      />
      <PickedDays days={dates} texts={texts} onRemove={remove} />
      <OffDayErrors
        id={errorsId}
        texts={errorTexts()}
        kind={errorKind(refused, preview.error)}
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
          blockedBy={dates.length === 0 ? endsId : closedDays.size > 0 ? errorsId : undefined}
          onClick={() => {
            onSend(dates);
          }}
        >
          <FormattedMessage
            id="orders.offDays.send"
            values={{
              count: dates.length,
              date: language === 'ar' ? texts.shortDay(dates[0] ?? todayOn) : texts.day(dates[0] ?? todayOn),
            }}
          />
        </Button>
      </div>
    </div>
  );
}

/** Focuses the calendar when the form is shown again. */
function useFocusOnReturn(calendar: RefObject<SchoolCalendarHandle | null>, hidden: boolean): void {
  const wasHidden = useRef(false);
  useEffect(() => {
    if (wasHidden.current && !hidden) calendar.current?.focus();
    wasHidden.current = hidden;
  }, [calendar, hidden]);
}

function errorKind(refused: ApiError | null, unchecked: ApiError | null) {
  if (refused !== null) return isUnknownOutcome(refused) ? 'lost' : 'refused';
  return isUnknownOutcome(unchecked) ? 'unchecked' : 'refusedPick';
}
