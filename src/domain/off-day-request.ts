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

/** Why a day can't be among the days of one request: by itself, or because the request is for another month. */
export type BlockedInRequest<V extends OfficialVacation = OfficialVacation> =
  BlockedOffDay<V> | { reason: 'other_month'; month: CivilMonth };

/** A month's allowance with what the request would take of it. */
export interface RequestedAllowance extends OffDayAllowance {
  adding: number;
}

/** One request for off days of a running subscription, as far as its days are picked. */
export interface OffDayRequest<V extends OfficialVacation = OfficialVacation> {
  /** The period without the picked days off. */
  before: SubscriptionPeriod<V>;
  /** The period with them off. */
  after: SubscriptionPeriod<V>;
  /** The calendar month the request is for; null while nothing is picked. */
  month: CivilMonth | null;
  /** Why a day that is not picked can't join the request; null if it can. */
  blocked: (on: CivilDate) => BlockedInRequest<V> | null;
  /** Picked days that are not allowed, or no longer, in calendar order. */
  refused: { on: CivilDate; blocked: BlockedInRequest<V> }[];
  /** What a month has used, and what the request adds to it. */
  allowance: (month: CivilMonth) => RequestedAllowance;
  /** The first day after a date that can still join the request; null if none can. */
  nextAfter: (on: CivilDate) => CivilDate | null;
}

/**
 * Works out a request for off days after paying (rules.md#off-day-request): its days lie in one calendar month, which has one
 * request, and each moves the end, so that the days won can be picked in turn.
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
