import { describe, expect, it } from 'vitest';
import { packageSearch, readPlan, writePlan } from './package-search.ts';

const two = [
  { studentId: 11, typedCount: '2', startsOn: '2026-11-29', offDays: ['2026-12-10', '2026-12-14'] },
  { studentId: 12, typedCount: '1', startsOn: null, offDays: [] },
];

describe('the plan in the address', () => {
  it('comes back as it was written', () => {
    expect(writePlan(two)).toBe('11_2_2026-11-29_2026-12-10.2026-12-14~12_1__');
    expect(readPlan(writePlan(two))).toEqual(two);
  });

  it("keeps a visitor's choice, which has no student yet", () => {
    const [visitor] = readPlan('_3_2026-12-06_');
    expect(visitor).toEqual({ studentId: null, typedCount: '3', startsOn: '2026-12-06', offDays: [] });
  });

  it('keeps a number that is out of the limits, so that what was typed is not lost', () => {
    expect(readPlan('11_13__')[0]?.typedCount).toBe('13');
    expect(readPlan('11___')[0]?.typedCount).toBe('');
  });

  it('is empty while nothing was chosen', () => {
    expect(writePlan([{ studentId: null, typedCount: '1', startsOn: null, offDays: [] }])).toBe('');
  });

  it.each([
    ['a day that does not exist', '11_1_2026-02-30_', { startsOn: null }],
    [
      'off days twice and out of order',
      '11_1__2026-12-10.2026-12-08.2026-12-10',
      { offDays: ['2026-12-08', '2026-12-10'] },
    ],
    ['an off day that is none', '11_1__2026-13-01.2026-12-08', { offDays: ['2026-12-08'] }],
  ])('drops %s', (_, plan, expected) => {
    expect(readPlan(plan)[0]).toMatchObject(expected);
  });

  it('takes a student once and ten at most', () => {
    expect(readPlan('11_1__~11_2__')).toHaveLength(1);
    expect(readPlan(Array.from({ length: 14 }, (_, index) => `${index + 1}_1__`).join('~'))).toHaveLength(10);
  });

  it.each(['', 'x', '11', '<script>', '11_1', '11_1_2026-11-29_x'])('reads nothing from "%s"', (plan) => {
    expect(readPlan(plan)).toEqual([]);
  });
});

describe('packageSearch', () => {
  it('keeps a student and a readable plan', () => {
    expect(packageSearch({ applicant: 11, plan: '11_1_2026-11-29_' })).toEqual({
      applicant: 11,
      plan: '11_1_2026-11-29_',
    });
    expect(packageSearch({ applicant: '12', step: 'off-days' })).toEqual({ applicant: 12, step: 'off-days' });
  });

  it.each([
    {},
    { applicant: 0 },
    { applicant: 1.5 },
    { applicant: 'x' },
    { plan: 7 },
    { plan: 'x' },
    { step: 'x' },
    { other: 1 },
  ])('drops what is no choice: %j', (search) => {
    expect(packageSearch(search)).toEqual({});
  });
});
