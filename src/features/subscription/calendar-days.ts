import type { OffDayRules } from '#src/domain/off-days.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { isWeekend } from '#src/domain/school-days.ts';
import type { SchoolDay, SchoolDayState } from '#src/ui/calendar/school-day.ts';
import { type CheckContext, type CheckedChoice, startFaultOf, type StartFault } from './checked-choice.ts';
import { type DayWords, offDayFaultText, startFaultText } from './fault-texts.ts';

/** Each day while the start is being chosen: Sundays to start on, the period counted from the one chosen, reasons for the rest. */
export function startDays(
  checked: CheckedChoice,
  context: Pick<CheckContext, 'student' | 'settings' | 'now'>,
  words: DayWords,
): (on: CivilDate) => SchoolDay {
  const roleOf = periodRoles(checked);
  const say = (id: Parameters<typeof roleText>[1]) => roleText(words, id);
  return (on) => {
    const role = roleOf(on);
    const fault = startFaultOf(on, checked.dayCount, context);
    if (fault === null) {
      if (role === 'first') return { state: 'first', selectable: true, chosen: true, label: say('first') };
      const label = role === null ? say('sunday') : `${say('sunday')} · ${say(role)}`;
      return { state: role ?? 'available', startable: true, selectable: true, chosen: false, label };
    }
    const reason = startFaultText(words, fault);
    return {
      state: role ?? blockedStates[fault.reason],
      selectable: false,
      reason: role === null ? reason : `${say(role)}. ${reason}`,
    };
  };
}

/** Each day while off days are being chosen; a day that can be chosen is added or taken away by a tap. */
export function offDays(checked: CheckedChoice, rules: OffDayRules, words: DayWords): (on: CivilDate) => SchoolDay {
  const { period } = rules;
  const endsBefore = checked.endsOnWithoutOffDays;
  return (on) => {
    const role = on === period.startsOn ? 'first' : on === period.endsOn ? 'last' : null;
    if (on === period.startsOn) {
      return { state: 'first', selectable: false, reason: roleText(words, 'firstStays') };
    }
    const blocked = rules.blocked(on);
    if (blocked?.reason === 'already_off') {
      return { state: 'off', selectable: true, chosen: true, label: roleText(words, 'off') };
    }
    const isBefore = on === endsBefore && endsBefore !== period.endsOn;
    const state: SchoolDayState = role ?? (isBefore ? 'last-before' : 'delivery');
    if (blocked === null) {
      const name = isBefore ? 'lastBefore' : (role ?? 'delivery');
      return { state, selectable: true, chosen: false, label: roleText(words, name) };
    }
    if (role === 'last') return { state, selectable: false, reason: roleText(words, 'last') };
    return {
      // A weekend looks like one wherever it lies, as it does while the start is being chosen.
      state: isWeekend(on) ? 'weekend' : (lockedStates[blocked.reason] ?? state),
      selectable: false,
      reason: offDayFaultText(words, on, blocked),
    };
  };
}

type Role = Extract<SchoolDayState, 'first' | 'delivery' | 'last' | 'off'>;

/** What a day is in the counted period; weekends and vacations inside it are named by the calendar anyway. */
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

const blockedStates: Record<StartFault['reason'], SchoolDayState> = {
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

function roleText({ intl }: DayWords, role: Role | 'sunday' | 'firstStays' | 'lastBefore'): string {
  return intl.formatMessage({ id: `subscribe.role.${role}` });
}
