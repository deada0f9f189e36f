import { describe, expect, it } from 'vitest';
import { checkChoice, firstPossibleStart, isSound } from './checked-choice.ts';
import { noChoice } from './subscription-choice.ts';
import { situation, vacation } from './test-situation.ts';

const running = { startsOn: '2026-12-06', endsOn: '2027-01-06', packageName: 'Steady' };

describe('checkChoice', () => {
  it('counts from the first possible Sunday until another is chosen', () => {
    const checked = checkChoice(noChoice, situation());
    expect(checked).toMatchObject({ count: 1, startsOn: '2026-11-29', dayCount: 22 });
    expect(checked.period?.endsOn).toBe('2026-12-28');
    expect(isSound(checked)).toBe(true);
  });

  it('counts weeks by five school days', () => {
    const checked = checkChoice({ ...noChoice, typedCount: '2' }, situation({}, 'weekly'));
    expect(checked.dayCount).toBe(10);
    expect(checked.period?.endsOn).toBe('2026-12-10');
  });

  it('moves the end by each off day and remembers where it was', () => {
    const checked = checkChoice({ ...noChoice, offDays: ['2026-12-08'] }, situation());
    expect(checked.period?.endsOn).toBe('2026-12-29');
    expect(checked.endsOnWithoutOffDays).toBe('2026-12-28');
  });

  it.each([
    ['', 'empty'],
    ['0', 'out_of_range'],
    ['13', 'out_of_range'],
  ] as const)('finds "%s" months wrong and counts no period', (typedCount, countFault) => {
    const checked = checkChoice({ ...noChoice, typedCount }, situation());
    expect(checked).toMatchObject({ count: null, countFault, period: null, startsOn: '2026-11-29' });
    expect(isSound(checked)).toBe(false);
  });

  it.each([
    ['2026-12-01', 'not_sunday'],
    ['2026-12-04', 'weekend'],
    ['2026-11-22', 'too_early'],
    ['2027-01-10', 'vacation'],
  ])('refuses %s as the start: %s', (startsOn, reason) => {
    const context = situation({ vacations: [vacation('2027-01-10', '2027-01-14')] });
    const checked = checkChoice({ ...noChoice, startsOn }, context);
    expect(checked.startFault?.reason).toBe(reason);
    expect(checked.period).toBeNull();
  });

  it('refuses a start whose period reaches into a subscription of the student', () => {
    const checked = checkChoice({ ...noChoice, startsOn: '2026-11-29' }, situation({ otherSubscriptions: [running] }));
    expect(checked.startFault).toEqual({ reason: 'overlap', other: running });
    expect(isSound(checked)).toBe(false);
  });

  it('sees that off days push the end into a later subscription', () => {
    const later = { ...running, startsOn: '2026-12-29', endsOn: '2027-01-20' };
    const context = situation({ otherSubscriptions: [later] });
    expect(checkChoice(noChoice, context).startFault).toBeNull();
    expect(checkChoice({ ...noChoice, offDays: ['2026-12-08'] }, context).startFault?.reason).toBe('overlap');
  });

  it('starts after the subscriptions in the way', () => {
    expect(firstPossibleStart('2026-11-21', 22, situation({ otherSubscriptions: [running] }))).toBe('2027-01-10');
  });

  it.each([
    ['2022-11-30', 'too_young'],
    ['2022-11-29', null],
    ['2007-11-30', null],
    ['2007-11-29', 'too_old'],
  ])('asks for the age on the first day: born %s, %s', (birthDate, ageFault) => {
    expect(checkChoice(noChoice, situation({ birthDate })).ageFault).toBe(ageFault);
  });

  it("finds off days that can't stand: in a vacation, outside, beyond the month's three", () => {
    const context = situation({ vacations: [vacation('2026-12-13', '2026-12-14')], offDaysElsewhere: ['2026-12-01'] });
    const offDays = ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-13', '2027-03-01'];
    const { offDayFaults } = checkChoice({ ...noChoice, offDays }, context);
    expect(offDayFaults.map(({ on, blocked }) => [on, blocked.reason])).toEqual([
      ['2026-12-10', 'allowance_used'],
      ['2026-12-13', 'vacation'],
      ['2027-03-01', 'outside_period'],
    ]);
  });
});
