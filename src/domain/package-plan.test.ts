import { expect, it } from 'vitest';
import { planText, planWithDates } from './package-plan.ts';

const kept = {
  studentId: 13,
  frequency: 'monthly',
  count: 2,
  startsOn: '2026-12-06',
  offDays: ['2026-12-08'],
} as const;

it('writes a choice without what is not chosen', () => {
  expect(planText({ studentId: null, typedCount: '', startsOn: null, offDays: [] })).toBe('___');
  expect(planText({ ...kept, typedCount: '3', offDays: ['2026-12-08', '2026-12-10'] })).toBe(
    '13_3_2026-12-06_2026-12-08.2026-12-10',
  );
});

it('keeps start and off days for another package, and the count only if it means the same', () => {
  expect(planWithDates(kept, { frequency: 'monthly' })).toBe('13_2_2026-12-06_2026-12-08');
  expect(planWithDates(kept, { frequency: 'weekly' })).toBe('13_1_2026-12-06_2026-12-08');
  expect(planWithDates({ ...kept, startsOn: null, offDays: [] }, { frequency: 'monthly' })).toBe('13_2__');
});
