import {
  type BlockedOffDay,
  blockedOffDays,
  type OffDayAllowance,
  type OffDaySituation,
  offDayRules,
} from './off-days.ts';
import { addDays, type CivilDate, type CivilMonth, monthOf } from './riyadh-date.ts';
import type { OfficialVacation } from './school-days.ts';
import type { SubscriptionPeriod } from './subscription-period.ts';

/** Why a day can't be part of a request: because of the day itself, or because the request is for another month. */
export type BlockedInRequest<V extends OfficialVacation = OfficialVacation> =
  | BlockedOffDay<V>
  | { reason: 'other_month'; month: CivilMonth };

/** A month's allowance, and how much of it the request would use. */
export interface RequestedAllowance extends OffDayAllowance {
  adding: number;
}

/** A request for off days of a running subscription with the days picked so far. */
export interface OffDayRequest<V extends OfficialVacation = OfficialVacation> {
  /** The period without the picked off days. */
  before: SubscriptionPeriod<V>;
  /** The period with the picked off days. */
  after: SubscriptionPeriod<V>;
  /** The calendar month of the request; null while no day is picked. */
  month: CivilMonth | null;
  /** Why a day that is not picked can't be added to the request; null if it can. */
  blocked: (on: CivilDate) => BlockedInRequest<V> | null;
  /** Picked days that are not allowed (any more), in calendar order. */
  refused: { on: CivilDate; blocked: BlockedInRequest<V> }[];
  /** The used off days of a month, and those that the request adds. */
  allowance: (month: CivilMonth) => RequestedAllowance;
  /** The first day after a date that can still be added to the request; null if there is none. */
  nextAfter: (on: CivilDate) => CivilDate | null;
}

/**
 * Evaluates a request for off days after paying (rules.md#off-day-request). All its days are in one calendar month,
 * which allows one request. Each off day moves the end of the period, so the days added at the end can be picked too.
 * @param picked the days picked so far, in any order
 */
export function offDayRequest<V extends OfficialVacation>(
  situation: OffDaySituation<V>,
  picked: readonly CivilDate[],
): OffDayRequest<V> {
  const days = picked.toSorted();
  const month = days[0] === undefined ? null : monthOf(days[0]);
  const rules = offDayRules(situation);
  const offDays = [...rules.period.skipped.filter(({ reason }) => reason === 'off_day').map(({ on }) => on), ...days];
  const withPicked = offDayRules({ ...situation, plan: { ...situation.plan, offDays } });

  function otherMonth(on: CivilDate): BlockedInRequest<V> | null {
    return month === null || monthOf(on) === month ? null : { reason: 'other_month', month };
  }

  function blocked(on: CivilDate): BlockedInRequest<V> | null {
    return withPicked.blocked(on) ?? otherMonth(on);
  }

  function nextAfter(on: CivilDate): CivilDate | null {
    const { startsOn, endsOn } = withPicked.period;
    for (let next = on < startsOn ? startsOn : addDays(on, 1); next <= endsOn; next = addDays(next, 1)) {
      if (!days.includes(next) && blocked(next) === null) return next;
    }
    return null;
  }

  const reasons = new Map<CivilDate, BlockedInRequest<V>>(
    blockedOffDays(days, situation).map((refused) => [refused.on, refused.blocked]),
  );
  return {
    before: rules.period,
    after: withPicked.period,
    month,
    blocked,
    refused: days.flatMap((on) => {
      const reason = reasons.get(on) ?? otherMonth(on);
      return reason === null ? [] : [{ on, blocked: reason }];
    }),
    allowance: (of) => {
      const adding = days.filter((on) => monthOf(on) === of).length;
      return { ...rules.allowance(of), adding };
    },
    nextAfter,
  };
}
