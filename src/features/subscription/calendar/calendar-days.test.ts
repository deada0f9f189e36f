import { createIntl } from 'react-intl';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#src/domain/language.ts';
import { offDayRules } from '#src/domain/off-days.ts';
import { localeOf } from '#src/i18n/formats.ts';
import { loadMessages, type Messages } from '#src/i18n/messages.ts';
import type { SchoolDay } from '#src/ui/calendar/school-day.ts';
import { offDays, startDays } from './calendar-days.ts';
import { checkChoice } from '#src/features/subscription/state/checked-choice.ts';
import type { DayTextContext } from '#src/features/subscription/state/choice-error-texts.ts';
import { emptyChoice } from '#src/features/subscription/state/subscription-state.ts';
import { checkContext, vacation } from '#src/features/subscription/state/test-fixtures.ts';

const texts = {} as Record<Language, Messages>;

beforeAll(async () => {
  texts.en = await loadMessages('en');
  texts.ar = await loadMessages('ar');
});

function textsIn(language: Language): DayTextContext {
  const intl = createIntl({ locale: localeOf(language), messages: texts[language] });
  return { intl, language, startNoticeHours: 48, pauseNoticeHours: 48, offDaysPerMonth: 3 };
}

/** A day's state and its accessible name, with plain spaces. */
function shown(day: SchoolDay): [string, string] {
  return [day.state, (day.selectable ? day.label : day.reason).replaceAll('\u00a0', ' ')];
}

const vacations = [
  vacation('2027-01-10', '2027-01-14'),
  vacation('2027-03-07', '2027-03-18', { id: 2, name: 'Eid al-Fitr', arabicName: 'عيد الفطر', isTentative: true }),
];

describe('days while the start is being chosen', () => {
  const context = checkContext({
    vacations,
    otherSubscriptions: [{ startsOn: '2027-04-04', endsOn: '2027-05-03', packageName: 'Steady' }],
  });
  const checked = checkChoice({ ...emptyChoice, offDays: ['2026-12-08'] }, context);

  it.each<[Language, string, string, string]>([
    ['en', '2026-11-29', 'first', 'First day'],
    ['en', '2026-12-06', 'delivery', 'Sunday you can start on · Delivery day'],
    ['en', '2026-12-07', 'delivery', 'Delivery day. A subscription starts on a Sunday.'],
    ['en', '2026-12-08', 'off', 'Off day. A subscription starts on a Sunday.'],
    ['en', '2026-12-29', 'last', 'Last day. A subscription starts on a Sunday.'],
    ['en', '2026-12-30', 'plain', 'A subscription starts on a Sunday.'],
    ['en', '2027-01-03', 'available', 'Sunday you can start on'],
    ['en', '2026-11-22', 'too-early', 'Too soon: the first day has to be more than 48 hours ahead.'],
    ['en', '2026-11-27', 'weekend', 'Weekend: no school and no lunch on Fridays and Saturdays.'],
    ['en', '2027-01-10', 'vacation', 'Mid-year break, an official vacation. No lunch is delivered.'],
    ['en', '2027-03-07', 'vacation', 'Eid al-Fitr, an official vacation (expected, may move). No lunch is delivered.'],
    ['en', '2027-03-28', 'locked', 'Overlaps with Steady, which runs from Sun 4 Apr 2027 to Mon 3 May 2027.'],
    ['ar', '2026-11-29', 'first', 'أول يوم'],
    ['ar', '2026-12-30', 'plain', 'يبدأ الاشتراك يوم أحد.'],
    ['ar', '2026-11-22', 'too-early', 'موعد قريب جدًا: يجب أن يسبق الاختيار يوم البداية بأكثر من 48 ساعة.'],
    ['ar', '2026-11-27', 'weekend', 'عطلة نهاية الأسبوع: لا دراسة ولا توصيل يومي الجمعة والسبت.'],
    ['ar', '2027-01-10', 'vacation', 'إجازة منتصف العام، إجازة رسمية بلا توصيل.'],
    ['ar', '2027-03-07', 'vacation', 'عيد الفطر، إجازة رسمية متوقعة قد يتغير موعدها، بلا توصيل.'],
  ])('%s %s is %s: %s', (language, on, state, text) => {
    expect(shown(startDays(checked, context, textsIn(language))(on))).toEqual([state, text]);
  });

  it('lets Sundays be picked and nothing else', () => {
    const dayState = startDays(checked, context, textsIn('en'));
    expect(dayState('2026-12-06')).toMatchObject({ selectable: true, startable: true, chosen: false });
    expect(dayState('2026-11-29')).toMatchObject({ selectable: true, chosen: true });
    expect(dayState('2026-12-07').selectable).toBe(false);
  });
});

describe('days while off days are being chosen', () => {
  const context = checkContext({ vacations });
  const checked = checkChoice({ ...emptyChoice, offDays: ['2026-12-08', '2026-12-09', '2026-12-10'] }, context);
  const rules = offDayRules({
    plan: { startsOn: '2026-11-29', dayCount: 22, vacations, offDays: checked.choice.offDays },
    now: context.now,
    settings: context.settings,
  });

  it.each<[Language, string, string, string]>([
    ['en', '2026-11-29', 'first', 'First day. It can’t be an off day; choose a later start instead.'],
    ['en', '2026-11-30', 'delivery', 'Delivery day'],
    ['en', '2026-12-08', 'off', 'Off day'],
    ['en', '2026-12-14', 'delivery', 'All 3 off days of December are used.'],
    ['en', '2026-12-28', 'last-before', 'All 3 off days of December are used.'],
    ['en', '2026-12-31', 'last', 'Last day'],
    ['en', '2027-01-03', 'outside', 'Outside the period of this subscription.'],
    ['en', '2026-12-11', 'weekend', 'Weekend: no school and no lunch on Fridays and Saturdays.'],
    ['en', '2027-01-01', 'weekend', 'Outside the period of this subscription.'],
    ['ar', '2026-12-14', 'delivery', 'استُخدمت أيام الغياب الـ3 المتاحة في ديسمبر.'],
    ['ar', '2026-12-08', 'off', 'يوم غياب'],
  ])('%s %s is %s: %s', (language, on, state, text) => {
    expect(shown(offDays(checked, rules, textsIn(language))(on))).toEqual([state, text]);
  });
});
