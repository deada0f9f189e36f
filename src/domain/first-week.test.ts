import { describe, expect, it } from 'vitest';
import { firstWeekOf } from './first-week.ts';

const days = (...dates: string[]) => dates.map((on) => ({ on }));

describe('firstWeekOf', () => {
  it('has the days from the first lunch until the same weekday, exclusive, by date', () => {
    const all = days('2026-12-07', '2026-12-13', '2026-12-06', '2026-12-10', '2026-12-03');
    expect(firstWeekOf(all, '2026-12-06')).toEqual(days('2026-12-06', '2026-12-07', '2026-12-10'));
  });

  it('goes over the weekend if the first lunch is in the middle of a week', () => {
    const all = days('2026-12-08', '2026-12-09', '2026-12-10', '2026-12-13', '2026-12-14', '2026-12-15', '2026-12-16');
    expect(firstWeekOf(all, '2026-12-09').map(({ on }) => on)).toEqual([
      '2026-12-09',
      '2026-12-10',
      '2026-12-13',
      '2026-12-14',
      '2026-12-15',
    ]);
  });

  it('is empty without days', () => {
    expect(firstWeekOf([], '2026-12-06')).toEqual([]);
  });
});
