import { describe, expect, it } from 'vitest';
import { helpSituations } from './order-help.ts';

describe('the situations of an order', () => {
  it.each([
    ['a lunch is being cooked', 'active', 'in_processing', 3, 'late'],
    ['a lunch is on its way', 'active', 'out_for_delivery', 3, 'late'],
    ['the last lunch is on its way', 'active', 'out_for_delivery', 0, 'late'],
    ['a lunch of a cancelled subscription still arrives', 'cancelled', 'out_for_delivery', 1, 'late'],
    ['a lunch has arrived', 'active', 'delivered', 3, 'reaction'],
    ['no lunch today', 'active', null, 3, 'offDay'],
    ['the first lunch comes later', 'scheduled', null, 22, 'offDay'],
    ['a cancelled subscription has lunches left', 'cancelled', null, 2, 'refund'],
    ['the last lunch was on an earlier day', 'completed', null, 0, 'refund'],
    ['everything is cancelled', 'cancelled', null, 0, 'refund'],
  ] as const)('%s', (_name, status, progress, remainingDays, first) => {
    expect(helpSituations({ status, progress, remainingDays })[0]).toBe(first);
  });

  it('are each there once, and an allergic reaction always is', () => {
    for (const progress of ['in_processing', 'out_for_delivery', 'delivered', null] as const) {
      for (const status of ['scheduled', 'active', 'paused', 'completed', 'cancelled'] as const) {
        const all = helpSituations({ status, progress, remainingDays: 0 });
        expect(all).toContain('reaction');
        expect(new Set(all).size).toBe(all.length);
      }
    }
  });

  it.each([
    ['each running subscription with lunches left', 'active', null, 3, ['offDay', 'moved']],
    ['a subscription that begins later', 'scheduled', null, 22, ['offDay', 'moved']],
    ['a cancelled subscription whose lunches still come', 'cancelled', null, 2, ['moved']],
    ['a cancelled subscription with a lunch on its way', 'cancelled', 'out_for_delivery', 1, ['moved']],
    ['a subscription whose last lunch has arrived today', 'completed', 'delivered', 0, []],
    ['a subscription with each lunch cancelled', 'active', null, 0, []],
  ] as const)('offer what can still be changed: %s', (_name, status, progress, remainingDays, changes) => {
    const all = helpSituations({ status, progress, remainingDays });
    expect(all.filter((each) => each === 'offDay' || each === 'moved')).toEqual(changes);
  });

  it('have a late lunch only while one is under way', () => {
    expect(helpSituations({ status: 'active', progress: 'delivered', remainingDays: 3 })).not.toContain('late');
    expect(helpSituations({ status: 'active', progress: null, remainingDays: 3 })).not.toContain('late');
  });
});
