import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockedOffDays, type OffDaySituation, offDayRules } from './off-days.ts';
import { addDays, monthOf } from './riyadh-date.ts';
import { testVacation } from './test-vacation.ts';

const riyadh = (time: string) => new Date(`${time}+03:00`);

/** 22 lunches from Sunday 29 November to Monday 28 December 2026, evaluated some days before the start. */
function situation(more: Partial<OffDaySituation> = {}, offDays: string[] = []): OffDaySituation {
  return {
    plan: { startsOn: '2026-11-29', dayCount: 22, vacations: [], offDays },
    now: riyadh('2026-11-21T12:00:00'),
    settings: { pauseNoticeHours: 48, offDaysPerMonth: 3 },
    ...more,
  };
}

const reasonOf = (on: string, given: OffDaySituation) => offDayRules(given).blocked(on)?.reason ?? null;

describe('why a day cannot be taken off', () => {
  test.each([
    ['2026-11-26', 'outside_period'],
    ['2026-11-28', 'outside_period'],
    ['2026-11-29', null],
    ['2026-12-03', null],
    ['2026-12-04', 'weekend'],
    ['2026-12-05', 'weekend'],
    ['2026-12-28', null],
    ['2026-12-29', 'outside_period'],
    ['2027-01-01', 'outside_period'],
  ])('%s: %s', (on, reason) => expect(reasonOf(on, situation())).toBe(reason));

  test('a vacation is named, after the weekend in it', () => {
    const rain = testVacation('2026-12-10', '2026-12-13');
    const given = situation();
    const { blocked } = offDayRules({ ...given, plan: { ...given.plan, vacations: [rain] } });
    expect(blocked('2026-12-10')).toEqual({ reason: 'vacation', vacation: rain });
    expect(blocked('2026-12-11')).toEqual({ reason: 'weekend' });
    expect(blocked('2026-12-13')).toEqual({ reason: 'vacation', vacation: rain });
    expect(blocked('2026-12-14')).toBeNull();
  });

  test('it is off already', () => {
    expect(reasonOf('2026-12-08', situation({}, ['2026-12-08']))).toBe('already_off');
    expect(reasonOf('2026-12-09', situation({}, ['2026-12-08']))).toBeNull();
  });

  test('its delivery was cancelled and refunded', () => {
    expect(reasonOf('2026-12-08', situation({ cancelledDays: ['2026-12-08'] }))).toBe('delivery_cancelled');
    expect(reasonOf('2026-12-09', situation({ cancelledDays: ['2026-12-08'] }))).toBeNull();
  });

  test('48 hours are not left', () => {
    const sunday = situation({ now: riyadh('2026-12-06T10:00:00') });
    expect(['2026-12-06', '2026-12-07', '2026-12-08', '2026-12-09'].map((on) => reasonOf(on, sunday))).toEqual([
      'too_late',
      'too_late',
      'too_late',
      null,
    ]);
    expect(reasonOf('2026-12-09', situation({ now: riyadh('2026-12-06T23:59:59') }))).toBeNull();
    expect(reasonOf('2026-12-09', situation({ now: riyadh('2026-12-07T00:00:00') }))).toBe('too_late');
    expect(
      reasonOf(
        '2026-12-09',
        situation({ now: riyadh('2026-12-06T10:00:00'), settings: { pauseNoticeHours: 72, offDaysPerMonth: 3 } }),
      ),
    ).toBe('too_late');
  });

  test('the month has had its one request after paying; another month has not', () => {
    const asked = situation({ requestedMonths: ['2026-12'] }, ['2026-12-08']);
    expect(reasonOf('2026-12-09', asked)).toBe('month_requested');
    expect(reasonOf('2026-11-30', asked)).toBeNull();
    expect(reasonOf('2026-12-09', situation({ requestedMonths: [] }, ['2026-12-08']))).toBeNull();
  });

  test('the allowance of 3 in a calendar month is used up', () => {
    const two = situation({}, ['2026-12-01', '2026-12-02']);
    const three = situation({}, ['2026-12-01', '2026-12-02', '2026-12-03']);
    expect(reasonOf('2026-12-06', two)).toBeNull();
    expect(reasonOf('2026-12-06', three)).toBe('allowance_used');
    expect(reasonOf('2026-11-30', three)).toBeNull();
    expect(reasonOf('2026-12-06', situation({ settings: { pauseNoticeHours: 48, offDaysPerMonth: 0 } }))).toBe(
      'allowance_used',
    );
  });

  test('the allowance is the student’s: other subscriptions count, the same day once', () => {
    expect(reasonOf('2026-12-22', situation({ offDaysElsewhere: ['2026-12-29', '2026-12-30', '2026-12-31'] }))).toBe(
      'allowance_used',
    );
    expect(reasonOf('2026-12-22', situation({ offDaysElsewhere: ['2026-12-30', '2026-12-31'] }))).toBeNull();
    expect(
      reasonOf(
        '2026-12-22',
        situation({ offDaysElsewhere: ['2026-12-01', '2026-12-02'] }, ['2026-12-01', '2026-12-02']),
      ),
    ).toBeNull();
  });

  test('the moved end would reach the student’s next subscription', () => {
    const renewed = { startsOn: '2026-12-29', endsOn: '2027-01-27' };
    expect(reasonOf('2026-12-08', situation({ otherPeriods: [renewed] }))).toBe('overlap');
    expect(reasonOf('2026-12-08', situation({ otherPeriods: [{ ...renewed, startsOn: '2026-12-30' }] }))).toBeNull();
    expect(reasonOf('2026-12-08', situation({ otherPeriods: [] }))).toBeNull();
  });

  test('of several reasons the first in order is returned', () => {
    const rain = testVacation('2026-12-07', '2026-12-07');
    const base = situation({}, ['2026-12-08', '2026-12-09', '2026-12-10']);
    const { blocked } = offDayRules({
      ...base,
      plan: { ...base.plan, vacations: [rain] },
      now: riyadh('2026-12-10T12:00:00'),
      cancelledDays: ['2026-12-06', '2026-12-07', '2026-12-08'],
      requestedMonths: ['2026-12'],
      otherPeriods: [{ startsOn: '2027-01-03', endsOn: '2027-01-31' }],
    });
    const reasons = ['2026-11-28', '2026-12-04', '2026-12-07', '2026-12-08', '2026-12-06', '2026-12-03', '2026-12-15'];
    expect(reasons.map((on) => blocked(on)?.reason)).toEqual([
      'outside_period',
      'weekend',
      'vacation',
      'already_off',
      'delivery_cancelled',
      'too_late',
      'month_requested',
    ]);
    const full = situation({ otherPeriods: [{ startsOn: '2027-01-03', endsOn: '2027-01-31' }] }, [
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
    ]);
    expect(offDayRules(full).period.endsOn).toBe('2026-12-31');
    expect(reasonOf('2026-12-15', full)).toBe('allowance_used');
    expect(reasonOf('2026-11-30', full)).toBe('overlap');
  });

  test('an off day moves the end, and the days won can be taken off in turn', () => {
    expect(reasonOf('2026-12-29', situation({}, ['2026-12-08']))).toBeNull();
    expect(reasonOf('2026-12-30', situation({}, ['2026-12-08']))).toBe('outside_period');
  });
});

describe('the month’s allowance', () => {
  test.each([
    [[], 0, 3],
    [['2026-12-01'], 1, 2],
    [['2026-12-01', '2026-11-30'], 1, 2],
    [['2026-12-01', '2026-12-02', '2026-12-03'], 3, 0],
    [['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-06'], 4, 0],
    // Off days on a weekend or outside the period do not count.
    [['2026-12-04', '2026-12-31'], 0, 3],
  ])('with %o off: %i used, %i left', (offDays, used, left) => {
    expect(offDayRules(situation({}, offDays)).allowance('2026-12')).toEqual({ limit: 3, used, left });
  });

  test('counts what the student took off elsewhere', () => {
    const { allowance } = offDayRules(situation({ offDaysElsewhere: ['2026-12-30', '2027-01-03'] }, ['2026-12-01']));
    expect(allowance('2026-12')).toEqual({ limit: 3, used: 2, left: 1 });
    expect(allowance('2027-01')).toEqual({ limit: 3, used: 1, left: 2 });
    expect(allowance('2026-11')).toEqual({ limit: 3, used: 0, left: 3 });
  });

  test('counts those of which only the number is known', () => {
    const given = situation({ usedElsewhere: new Map([['2026-12', 2]]) }, ['2026-12-01']);
    expect(offDayRules(given).allowance('2026-12')).toEqual({ limit: 3, used: 3, left: 0 });
    expect(offDayRules(given).allowance('2026-11')).toEqual({ limit: 3, used: 0, left: 3 });
    expect(reasonOf('2026-12-08', given)).toBe('allowance_used');
  });
});

describe('the days that can be taken off', () => {
  const now = riyadh('2026-12-06T10:00:00');

  test('are the lunches with enough notice that are neither off nor cancelled', () => {
    const { period, possibleDays } = offDayRules(situation({ now, cancelledDays: ['2026-12-10'] }, ['2026-12-14']));
    const others = new Set(['2026-12-10', '2026-12-14']);
    expect(possibleDays()).toEqual(period.deliveryDays.filter((on) => on > '2026-12-08' && !others.has(on)));
    expect(possibleDays()[0]).toBe('2026-12-09');
  });

  test('are none in a month whose request is used', () => {
    const { possibleDays } = offDayRules(situation({ now, requestedMonths: ['2026-12'] }));
    expect(possibleDays().filter((on) => on < '2027-01-01')).toEqual([]);
  });
});

describe('giving off days back', () => {
  // They move the end from 28 to 30 December.
  const off = ['2026-12-08', '2026-12-09'];
  const now = riyadh('2026-12-06T10:00:00');

  test.each([
    [['2026-12-09'], null],
    [['2026-12-08'], 'too_late'],
    [['2026-12-09', '2026-12-08'], 'too_late'],
  ])('%j, the 8th being too close: %s', (days, reason) =>
    expect(offDayRules(situation({ now }, off)).blockedReturn(days)).toBe(reason),
  );

  test.each([
    ['2026-12-28', off, null],
    ['2026-12-29', off, 'delivery_cancelled'],
    ['2026-12-30', off, 'delivery_cancelled'],
    ['2026-12-29', ['2026-12-09'], null],
    ['2026-12-30', ['2026-12-09'], 'delivery_cancelled'],
  ])('the lunch of %s cancelled, %j: %s', (cancelledOn, days, reason) =>
    expect(offDayRules(situation({ cancelledDays: [cancelledOn] }, off)).blockedReturn(days)).toBe(reason),
  );

  test('keeps the place of a cancelled lunch on a day that closes later', () => {
    const given = situation({ cancelledDays: ['2026-12-14'] }, off);
    const closed = { ...given, plan: { ...given.plan, vacations: [testVacation('2026-12-14', '2026-12-15')] } };
    const { period, returned, preview } = offDayRules(closed);
    const ends = [period, returned(off), preview(['2026-12-10'])].map(({ endsOn }) => endsOn);
    expect(ends).toEqual(['2026-12-31', '2026-12-29', '2027-01-03']);
  });

  test('moves the end back', () => {
    const { period, returned } = offDayRules(situation({}, off));
    expect([period, returned(['2026-12-09']), returned(off)].map(({ endsOn }) => endsOn)).toEqual([
      '2026-12-30',
      '2026-12-29',
      '2026-12-28',
    ]);
  });
});

describe('the preview', () => {
  test('shows the end before and after', () => {
    const { period, preview } = offDayRules(situation());
    expect(period.endsOn).toBe('2026-12-28');
    expect(preview(['2026-12-08']).endsOn).toBe('2026-12-29');
    expect(preview(['2026-12-08', '2026-12-09', '2026-12-10']).endsOn).toBe('2026-12-31');
    expect(preview([])).toEqual(period);
  });

  test('adds to the off days there are', () => {
    const { period, preview } = offDayRules(situation({}, ['2026-12-08']));
    expect([period.endsOn, preview(['2026-12-09']).endsOn]).toEqual(['2026-12-29', '2026-12-30']);
  });
});

describe('an off day left over after the end', () => {
  // 29 to 31 December were taken off while the period was longer; it now ends on 28 December.
  const leftOver = situation({}, ['2026-12-29', '2026-12-30', '2026-12-31']);

  test('is none, and does not come back as the period grows', () => {
    const { period, allowance, preview } = offDayRules(leftOver);
    expect(period.endsOn).toBe('2026-12-28');
    expect(allowance('2026-12').left).toBe(3);
    expect(preview(['2026-12-08']).endsOn).toBe('2026-12-29');
    expect(blockedOffDays(['2026-12-08', '2026-12-09', '2026-12-10'], leftOver)).toEqual([]);
  });
});

describe('days requested together', () => {
  test('all can be taken', () => {
    expect(blockedOffDays(['2026-12-08', '2026-12-09', '2026-12-10'], situation())).toEqual([]);
    expect(blockedOffDays([], situation())).toEqual([]);
  });

  test('the fourth of a month is refused, the latest in the calendar', () => {
    expect(blockedOffDays(['2026-12-10', '2026-12-09', '2026-12-08', '2026-12-07'], situation())).toEqual([
      { on: '2026-12-10', blocked: { reason: 'allowance_used' } },
    ]);
  });

  test('a day in the days won by an earlier one can be taken, alone it cannot', () => {
    expect(blockedOffDays(['2026-12-29', '2026-12-08'], situation())).toEqual([]);
    expect(blockedOffDays(['2026-12-29'], situation())).toEqual([
      { on: '2026-12-29', blocked: { reason: 'outside_period' } },
    ]);
  });

  test('each refused day has its reason; a day named twice is off already; the plan given stays as it is', () => {
    const given = situation();
    expect(blockedOffDays(['2026-12-04', '2026-12-08', '2026-12-08', '2027-03-01'], given)).toEqual([
      { on: '2026-12-04', blocked: { reason: 'weekend' } },
      { on: '2026-12-08', blocked: { reason: 'already_off' } },
      { on: '2027-03-01', blocked: { reason: 'outside_period' } },
    ]);
    expect(given.plan.offDays).toEqual([]);
  });

  test('count together with those there are', () => {
    const given = situation({}, ['2026-12-01', '2026-12-02']);
    expect(blockedOffDays(['2026-12-01', '2026-12-29', '2026-12-08'], given)).toEqual([
      { on: '2026-12-01', blocked: { reason: 'already_off' } },
      { on: '2026-12-29', blocked: { reason: 'allowance_used' } },
    ]);
  });

  test('may be of several months while they are chosen before paying', () => {
    expect(blockedOffDays(['2026-11-30', '2026-12-01', '2026-12-02'], situation())).toEqual([]);
  });
});

describe('always', () => {
  const days = fc.integer({ min: -5, max: 60 }).map((offset) => addDays('2026-11-29', offset));
  const seeded = { seed: 20261121, numRuns: 200 };

  test('what can be taken off ends the period later, never breaks the allowance, and is then off already', () => {
    fc.assert(
      fc.property(fc.uniqueArray(days, { maxLength: 12 }), days, (asked, on) => {
        const refused = new Set(blockedOffDays(asked, situation()).map((day) => day.on));
        const taken = asked.filter((day) => !refused.has(day));
        const given = situation({}, taken);
        const rules = offDayRules(given);
        for (const day of taken) expect(rules.allowance(monthOf(day)).used).toBeLessThanOrEqual(3);
        expect(rules.period.skipped.filter(({ reason }) => reason === 'off_day').map((day) => day.on)).toEqual(
          taken.toSorted(),
        );
        if (rules.blocked(on) === null) {
          expect(rules.preview([on]).endsOn > rules.period.endsOn).toBe(true);
          expect(reasonOf(on, situation({}, [...taken, on]))).toBe('already_off');
        }
      }),
      seeded,
    );
  });
});
