import { describe, expect, it } from 'vitest';
import { checkChoice, firstPossibleStart, isValid } from './checked-choice.ts';
import { emptyChoice } from './subscription-state.ts';
import { checkContext, vacation } from './test-fixtures.ts';

const running = { startsOn: '2026-12-06', endsOn: '2027-01-06', packageName: 'Steady' };

describe('checkChoice', () => {
  it('counts from the first possible Sunday until another is chosen', () => {
    const checked = checkChoice(emptyChoice, checkContext());
    expect(checked).toMatchObject({ count: 1, startsOn: '2026-11-29', dayCount: 22 });
    expect(checked.period?.endsOn).toBe('2026-12-28');
    expect(isValid(checked)).toBe(true);
  });

  it('counts weeks by five school days', () => {
    const checked = checkChoice({ ...emptyChoice, typedCount: '2' }, checkContext({}, 'weekly'));
    expect(checked.dayCount).toBe(10);
    expect(checked.period?.endsOn).toBe('2026-12-10');
  });

  it('moves the end by each off day and keeps the end without them', () => {
    const checked = checkChoice({ ...emptyChoice, offDays: ['2026-12-08'] }, checkContext());
    expect(checked.period?.endsOn).toBe('2026-12-29');
    expect(checked.endsOnWithoutOffDays).toBe('2026-12-28');
  });

  it.each([
    ['', 'empty'],
    ['0', 'out_of_range'],
    ['13', 'out_of_range'],
  ] as const)('reports "%s" months as an error and counts no period', (typedCount, countError) => {
    const checked = checkChoice({ ...emptyChoice, typedCount }, checkContext());
    expect(checked).toMatchObject({ count: null, countError, period: null, startsOn: '2026-11-29' });
    expect(isValid(checked)).toBe(false);
  });

  it.each([
    ['2026-12-01', 'not_sunday'],
    ['2026-12-04', 'weekend'],
    ['2026-11-22', 'too_early'],
    ['2027-01-10', 'vacation'],
  ])('refuses %s as the start: %s', (startsOn, reason) => {
    const context = checkContext({ vacations: [vacation('2027-01-10', '2027-01-14')] });
    const checked = checkChoice({ ...emptyChoice, startsOn }, context);
    expect(checked.startError?.reason).toBe(reason);
    expect(checked.period).toBeNull();
  });

  it('refuses a start with a period that reaches into a subscription of the student', () => {
    const checked = checkChoice(
      { ...emptyChoice, startsOn: '2026-11-29' },
      checkContext({ otherSubscriptions: [running] }),
    );
    expect(checked.startError).toEqual({ reason: 'overlap', other: running });
    expect(isValid(checked)).toBe(false);
  });

  it('reports off days that move the end into a later subscription', () => {
    const later = { ...running, startsOn: '2026-12-29', endsOn: '2027-01-20' };
    const context = checkContext({ otherSubscriptions: [later] });
    expect(checkChoice(emptyChoice, context).startError).toBeNull();
    expect(checkChoice({ ...emptyChoice, offDays: ['2026-12-08'] }, context).startError?.reason).toBe('overlap');
  });

  it('finds the first start after the subscriptions that overlap', () => {
    expect(firstPossibleStart('2026-11-21', 22, checkContext({ otherSubscriptions: [running] }))).toBe('2027-01-10');
  });

  it.each([
    ['2022-11-30', 'too_young'],
    ['2022-11-29', null],
    ['2007-11-30', null],
    ['2007-11-29', 'too_old'],
  ])('checks the age on the first day: born %s, %s', (birthDate, ageError) => {
    expect(checkChoice(emptyChoice, checkContext({ birthDate })).ageError).toBe(ageError);
  });

  it("reports off days that can't be taken: in a vacation, outside, beyond the month's three", () => {
    const context = checkContext({
      vacations: [vacation('2026-12-13', '2026-12-14')],
      offDaysElsewhere: ['2026-12-01'],
    });
    const offDays = ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-13', '2027-03-01'];
    const { offDayErrors } = checkChoice({ ...emptyChoice, offDays }, context);
    expect(offDayErrors.map(({ on, blocked }) => [on, blocked.reason])).toEqual([
      ['2026-12-10', 'allowance_used'],
      ['2026-12-13', 'vacation'],
      ['2027-03-01', 'outside_period'],
    ]);
  });
});
