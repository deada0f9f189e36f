import type { OffDayRules } from '#src/domain/off-days.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { isWeekend } from '#src/domain/school-days.ts';
import type { SchoolDay, SchoolDayState } from '#src/ui/calendar/school-day.ts';
import {
  type CheckContext,
  type CheckedChoice,
  startErrorOf,
  type StartError,
} from '#src/features/subscription/state/checked-choice.ts';
import {
  type DayTextContext,
  offDayErrorText,
  startErrorText,
} from '#src/features/subscription/state/choice-error-texts.ts';

/**
 * The state of each day while the start is chosen: possible Sundays, the period of the chosen one, reasons for blocked
 * days.
 */
export function startDays(
  checked: CheckedChoice,
  context: Pick<CheckContext, 'student' | 'settings' | 'now'>,
  texts: DayTextContext,
): (on: CivilDate) => SchoolDay {
  const roleOf = periodRoles(checked);
  const labelOf = (id: Parameters<typeof roleText>[1]) => roleText(texts, id);
  return (on) => {
    const role = roleOf(on);
    const error = startErrorOf(on, checked.dayCount, context);
    if (error === null) {
      if (role === 'first') return { state: 'first', selectable: true, chosen: true, label: labelOf('first') };
      const label = role === null ? labelOf('sunday') : `${labelOf('sunday')} · ${labelOf(role)}`;
      return { state: role ?? 'available', startable: true, selectable: true, chosen: false, label };
    }
    const reason = startErrorText(texts, error);
    return {
      state: role ?? blockedStates[error.reason],
      selectable: false,
      reason: role === null ? reason : `${labelOf(role)}. ${reason}`,
    };
  };
}

/** The state of each day while off days are chosen. A tap adds or removes an off day. */
export function offDays(
  checked: CheckedChoice,
  rules: OffDayRules,
  texts: DayTextContext,
): (on: CivilDate) => SchoolDay {
  const { period } = rules;
  const endsBefore = checked.endsOnWithoutOffDays;
  return (on) => {
    const role = on === period.startsOn ? 'first' : on === period.endsOn ? 'last' : null;
    if (on === period.startsOn) {
      return { state: 'first', selectable: false, reason: roleText(texts, 'firstStays') };
    }
    const blocked = rules.blocked(on);
    if (blocked?.reason === 'already_off') {
      return { state: 'off', selectable: true, chosen: true, label: roleText(texts, 'off') };
    }
    const isBefore = on === endsBefore && endsBefore !== period.endsOn;
    const state: SchoolDayState = role ?? (isBefore ? 'last-before' : 'delivery');
    if (blocked === null) {
      const name = isBefore ? 'lastBefore' : (role ?? 'delivery');
      return { state, selectable: true, chosen: false, label: roleText(texts, name) };
    }
    if (role === 'last') return { state, selectable: false, reason: roleText(texts, 'last') };
    return {
      // A weekend looks the same inside and outside the period, as in the calendar for the start.
      state: isWeekend(on) ? 'weekend' : (lockedStates[blocked.reason] ?? state),
      selectable: false,
      reason: offDayErrorText(texts, on, blocked),
    };
  };
}

type Role = Extract<SchoolDayState, 'first' | 'delivery' | 'last' | 'off'>;

/** The role of a day in the period. Weekends and vacations have none: the calendar shows them anyway. */
function periodRoles({ period }: CheckedChoice): (on: CivilDate) => Role | null {
  if (period === null) return () => null;
  const deliveries = new Set(period.deliveryDays);
  const offs = new Set(period.skipped.filter(({ reason }) => reason === 'off_day').map(({ on }) => on));
  return (on) => {
    if (offs.has(on)) return 'off';
    if (on === period.startsOn) return 'first';
    if (on === period.endsOn) return 'last';
    return deliveries.has(on) ? 'delivery' : null;
  };
}

const blockedStates: Record<StartError['reason'], SchoolDayState> = {
  weekend: 'weekend',
  vacation: 'vacation',
  too_early: 'too-early',
  not_sunday: 'plain',
  overlap: 'locked',
  none_left: 'plain',
};

const lockedStates: Partial<Record<string, SchoolDayState>> = {
  weekend: 'weekend',
  vacation: 'vacation',
  outside_period: 'outside',
  too_late: 'locked',
  delivery_cancelled: 'locked',
};

function roleText({ intl }: DayTextContext, role: Role | 'sunday' | 'firstStays' | 'lastBefore'): string {
  return intl.formatMessage({ id: `subscribe.role.${role}` });
}
