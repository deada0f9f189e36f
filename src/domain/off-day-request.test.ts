import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offDayRequest } from './off-day-request.ts';
import type { OffDaySituation } from './off-days.ts';
import { addDays, monthOf } from './riyadh-date.ts';

/**
 * 22 lunches from Sunday 29 November to Monday 28 December 2026; the first day that can still be taken off is Thursday
 * 3 December.
 */
function situation(more: Partial<OffDaySituation> = {}, offDays: string[] = []): OffDaySituation {
  return {
    plan: { startsOn: '2026-11-29', dayCount: 22, vacations: [], offDays },
    now: new Date('2026-11-30T10:00:00+03:00'),
    settings: { pauseNoticeHours: 48, offDaysPerMonth: 3 },
    ...more,
  };
}

const reasonOf = (on: string, picked: string[], given = situation()) =>
  offDayRequest(given, picked).blocked(on)?.reason ?? null;

describe('a request with nothing picked', () => {
  const request = offDayRequest(situation(), []);

  test('moves nothing and refuses nothing', () => {
    expect([request.before.endsOn, request.after.endsOn]).toEqual(['2026-12-28', '2026-12-28']);
    expect([request.month, request.refused]).toEqual([null, []]);
    expect(request.allowance('2026-12')).toEqual({ limit: 3, used: 0, left: 3, adding: 0 });
  });

  test('names the first day that can be picked', () => {
    expect(request.nextAfter('2026-11-01')).toBe('2026-12-03');
    expect(request.nextAfter('2026-12-03')).toBe('2026-12-06');
    expect(request.nextAfter('2026-12-06')).toBe('2026-12-07');
    expect(request.nextAfter('2026-12-27')).toBe('2026-12-28');
    expect(request.nextAfter('2026-12-28')).toBeNull();
  });

  test('names the day after the first one, where that could be picked too', () => {
    const early = offDayRequest(situation({ now: new Date('2026-11-20T10:00:00+03:00') }), []);
    expect(['2026-11-28', '2026-11-29'].map(early.nextAfter)).toEqual(['2026-11-29', '2026-11-30']);
  });
});

describe('picked days', () => {
  test('move the end and open the days won', () => {
    const request = offDayRequest(situation(), ['2026-12-07', '2026-12-03']);
    expect(request.after.endsOn).toBe('2026-12-30');
    expect(request.month).toBe('2026-12');
    expect(request.allowance('2026-12')).toEqual({ limit: 3, used: 0, left: 3, adding: 2 });
    expect([reasonOf('2026-12-30', ['2026-12-07', '2026-12-03']), reasonOf('2026-12-30', [])]).toEqual([
      null,
      'outside_period',
    ]);
  });

  test('add to the off days there are', () => {
    const request = offDayRequest(situation({}, ['2026-12-08']), ['2026-12-09']);
    expect([request.before.endsOn, request.after.endsOn]).toEqual(['2026-12-29', '2026-12-30']);
    expect(request.allowance('2026-12')).toEqual({ limit: 3, used: 1, left: 2, adding: 1 });
  });

  test('are passed over by the next day that can be picked', () => {
    expect(offDayRequest(situation(), ['2026-12-08']).nextAfter('2026-12-07')).toBe('2026-12-09');
  });

  test('close the month once its allowance is reached', () => {
    const three = ['2026-12-03', '2026-12-06', '2026-12-07'];
    expect(reasonOf('2026-12-08', three)).toBe('allowance_used');
    expect(offDayRequest(situation(), three).nextAfter('2026-12-07')).toBeNull();
    expect(offDayRequest(situation(), three).refused).toEqual([]);
  });

  test('bind the request to their month', () => {
    const long = situation({ plan: { startsOn: '2026-11-29', dayCount: 44, vacations: [], offDays: [] } });
    expect(offDayRequest(long, ['2026-12-03']).blocked('2027-01-05')).toEqual({
      reason: 'other_month',
      month: '2026-12',
    });
    expect(reasonOf('2027-01-01', ['2026-12-03'], long)).toBe('weekend');
    expect(offDayRequest(long, ['2026-12-03', '2027-01-05']).refused).toEqual([
      { on: '2027-01-05', blocked: { reason: 'other_month', month: '2026-12' } },
    ]);
    const mixed = offDayRequest(long, ['2027-01-05', '2026-12-03']);
    expect(mixed.month).toBe('2026-12');
    expect(['2026-12', '2027-01', '2027-02'].map((of) => mixed.allowance(of).adding)).toEqual([1, 1, 0]);
  });

  test('are refused once they are no longer allowed', () => {
    const asked = situation({ requestedMonths: ['2026-12'] }, ['2026-12-10']);
    expect(offDayRequest(asked, ['2026-12-07']).refused).toEqual([
      { on: '2026-12-07', blocked: { reason: 'month_requested' } },
    ]);
    // This day was in the period only because of another day that is no longer picked.
    expect(offDayRequest(situation(), ['2026-12-29']).refused.map(({ blocked }) => blocked.reason)).toEqual([
      'outside_period',
    ]);
    const late = situation({ now: new Date('2026-12-02T00:00:00+03:00') });
    expect(offDayRequest(late, ['2026-12-03']).refused.map(({ blocked }) => blocked.reason)).toEqual(['too_late']);
  });
});

test('whatever is picked one by one as allowed is refused together by nothing, and each day moves the end', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 45 }), { maxLength: 12 }), (offsets) => {
      const picked: string[] = [];
      for (const offset of offsets) {
        const on = addDays('2026-11-29', offset);
        if (!picked.includes(on) && offDayRequest(situation(), picked).blocked(on) === null) picked.push(on);
      }
      const { refused, before, after } = offDayRequest(situation(), picked);
      expect(refused).toEqual([]);
      expect(picked.length).toBeLessThanOrEqual(3);
      expect(new Set(picked.map(monthOf)).size).toBeLessThanOrEqual(1);
      expect(after.deliveryDays).toHaveLength(before.deliveryDays.length);
      expect(after.endsOn > before.endsOn).toBe(picked.length > 0);
    }),
    { numRuns: 30 },
  );
});
