import { describe, expect, it } from 'vitest';
import type { AllergenCheck, AllergenConflict } from '#src/domain/allergen-check.ts';
import { defaultBusinessSettings } from '#src/domain/business-settings.ts';
import type { PackageVerdict } from '#src/domain/package-gate.ts';
import type { CheckState } from '#src/features/safety/use-package-checks.ts';
import { checkChoices, type SubscriptionFacts } from '#src/features/subscription/state/check-choices.ts';
import type { PanelStudent } from '#src/features/subscription/state/panel-student.ts';
import { emptyChoice } from '#src/features/subscription/state/subscription-state.ts';
import { checkRequests, isUnfit, withConflicts } from './student-checks.ts';

function student(id: number, otherSubscriptions: PanelStudent['schedule']['otherSubscriptions'] = []): PanelStudent {
  return {
    id,
    name: `Student ${id}`,
    level: 'Lower primary',
    schedule: { birthDate: '2018-05-02', vacations: [], otherSubscriptions, offDaysElsewhere: [] },
    health: { id } as PanelStudent['health'],
    inCart: null,
  };
}

const known = (verdict: PackageVerdict): CheckState => ({ status: 'known', check: { verdict } as AllergenCheck });

describe('the days that are compared', () => {
  const students = [student(11), student(12, [{ startsOn: '2026-11-01', endsOn: '2026-12-10', packageName: '' }])];
  const facts: SubscriptionFacts = {
    package: { frequency: 'weekly', minAge: 4, maxAge: 18 },
    settings: defaultBusinessSettings,
    now: new Date('2026-11-21T09:00:00Z'),
    students,
    vacations: [],
  };
  const requestsFor = (choice: Partial<typeof emptyChoice>) => {
    const choices = [{ ...emptyChoice, ...choice }];
    const checked = checkChoices({ choices, shownStudentId: choices[0]?.studentId ?? null }, facts);
    return checkRequests(students, checked, facts).map(({ days }) => days);
  };

  it('are the first possible ones of each student if none are chosen yet', () => {
    const [first, second] = requestsFor({});
    expect(first?.[0]).toBe('2026-11-29');
    expect(first).toHaveLength(5);
    expect(second?.[0]).toBe('2026-12-13');
  });

  it('are the chosen ones, for another student without the off days', () => {
    const chosen = { studentId: 11, startsOn: '2026-12-20', offDays: ['2026-12-21'] };
    const [first, second] = requestsFor(chosen);
    expect(first).not.toContain('2026-12-21');
    expect(first).toHaveLength(5);
    expect(second).toEqual(['2026-12-20', '2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24']);
  });

  it('are those of one week while the number of weeks is not valid', () => {
    expect(requestsFor({ studentId: 11, typedCount: '' })[0]).toHaveLength(5);
  });
});

it.each<[string, CheckState | undefined, boolean]>([
  ['does not fit', known('does_not_fit'), true],
  ['has to be checked', known('check'), false],
  ['is not compared yet', undefined, false],
  ['could not be compared', { status: 'failed' }, false],
])('a student can’t be chosen only if the package certainly does not fit: it %s', (_what, state, expected) => {
  expect(isUnfit(state)).toBe(expected);
});

it('shows what the server has found instead of what the app has found', () => {
  const found = new Map([
    [11, known('fits')],
    [12, known('fits')],
  ]);
  const conflict = { studentId: 11, check: { verdict: 'does_not_fit' } } as AllergenConflict;
  expect(withConflicts(found, [conflict])).toEqual(
    new Map([
      [11, known('does_not_fit')],
      [12, known('fits')],
    ]),
  );
});
