import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/riyadh-date.ts';
import { checkChoice, isCounted, isValid } from './checked-choice.ts';
import { readPlan, writePlan } from './package-search.ts';
import { initialSubscriptionState, type SubscriptionAction, subscriptionReducer } from './subscription-reducer.ts';
import { emptyChoice, shownChoice, type SubscriptionState } from './subscription-state.ts';
import { checkContext, vacation } from './test-fixtures.ts';

const initial: SubscriptionState = { choices: [emptyChoice], shownStudentId: null };
const adam = { ...emptyChoice, studentId: 11 };
const lama = { ...emptyChoice, studentId: 12 };

function after(state: SubscriptionState, ...actions: SubscriptionAction[]): SubscriptionState {
  return actions.reduce((before, action) => subscriptionReducer(before, action), state);
}

const choose = (studentId: number) => ({ type: 'chooseStudent', studentId, inCart: null }) as const;
const edited = after(
  initial,
  { type: 'setCount', typedCount: '2' },
  { type: 'chooseStart', startsOn: '2026-12-06' },
  { type: 'toggleOffDay', on: '2026-12-08' },
);
const inCart = { studentId: 11, typedCount: '3', startsOn: '2027-01-03', offDays: ['2027-01-05'] };

describe('subscriptionReducer', () => {
  it.each<[string, SubscriptionState, SubscriptionAction, SubscriptionState]>([
    [
      'the first student takes over what was chosen before',
      edited,
      choose(11),
      { choices: [{ ...shownChoice(edited), studentId: 11 }], shownStudentId: 11 },
    ],
    [
      'the next student gets the same count and start, without off days',
      after(edited, choose(11)),
      choose(12),
      {
        choices: [
          { ...shownChoice(edited), studentId: 11 },
          { ...shownChoice(edited), studentId: 12, offDays: [] },
        ],
        shownStudentId: 12,
      },
    ],
    [
      'a student who is in the cart gets the choice of the cart',
      initial,
      { type: 'chooseStudent', studentId: 11, inCart },
      { choices: [inCart], shownStudentId: 11 },
    ],
    [
      'what was chosen before comes before the choice of the cart',
      edited,
      { type: 'chooseStudent', studentId: 11, inCart },
      { choices: [{ ...shownChoice(edited), studentId: 11 }], shownStudentId: 11 },
    ],
    [
      'a chosen student is shown',
      { choices: [adam, lama], shownStudentId: 12 },
      choose(11),
      { choices: [adam, lama], shownStudentId: 11 },
    ],
    [
      'the first of the other students is shown once the shown one is removed',
      { choices: [adam, lama], shownStudentId: 12 },
      { type: 'removeStudent', studentId: 12 },
      { choices: [adam], shownStudentId: 11 },
    ],
    [
      'another student stays shown when one is removed',
      { choices: [adam, lama], shownStudentId: 12 },
      { type: 'removeStudent', studentId: 11 },
      { choices: [lama], shownStudentId: 12 },
    ],
    [
      'the choice of the last student stays',
      { choices: [inCart], shownStudentId: 11 },
      { type: 'removeStudent', studentId: 11 },
      { choices: [{ ...inCart, studentId: null }], shownStudentId: null },
    ],
    [
      'only the shown student is changed',
      { choices: [adam, lama], shownStudentId: 12 },
      { type: 'setCount', typedCount: '5' },
      { choices: [adam, { ...lama, typedCount: '5' }], shownStudentId: 12 },
    ],
    [
      'off days stay in calendar order',
      edited,
      { type: 'toggleOffDay', on: '2026-12-01' },
      { choices: [{ ...shownChoice(edited), offDays: ['2026-12-01', '2026-12-08'] }], shownStudentId: null },
    ],
    [
      'several off days are removed at once',
      after(edited, { type: 'toggleOffDay', on: '2026-12-01' }, { type: 'toggleOffDay', on: '2026-12-09' }),
      { type: 'removeOffDays', days: ['2026-12-01', '2026-12-09'] },
      edited,
    ],
  ])('%s', (_what, state, action, expected) => {
    expect(subscriptionReducer(state, action)).toEqual(expected);
  });

  it.each<[string, SubscriptionAction]>([
    ['showing a student who is not chosen', { type: 'showStudent', studentId: 99 }],
    ['showing the student who is shown', { type: 'showStudent', studentId: 12 }],
    ['removing a student who is not chosen', { type: 'removeStudent', studentId: 99 }],
  ])('returns the same state for %s', (_what, action) => {
    const state = { choices: [adam, lama], shownStudentId: 12 };
    expect(subscriptionReducer(state, action)).toBe(state);
  });

  it('keeps the choices of the other students as they are, so that their errors stay', () => {
    const both = { choices: [adam, lama], shownStudentId: 12 };
    expect(subscriptionReducer(both, { type: 'setCount', typedCount: '5' }).choices[0]).toBe(adam);
    expect(subscriptionReducer(both, { type: 'showStudent', studentId: 11 }).choices).toBe(both.choices);
  });
});

describe('initialSubscriptionState', () => {
  it.each([
    ['is empty without an address', [], null, initial],
    ['adds the student of the address to the choices', [lama], 11, { choices: [lama, adam], shownStudentId: 11 }],
    ['shows the first student of the choices', [lama, adam], null, { choices: [lama, adam], shownStudentId: 12 }],
    [
      'drops a choice without a student next to others',
      [emptyChoice, adam],
      null,
      { choices: [adam], shownStudentId: 11 },
    ],
  ])('%s', (_what, choices, studentId, expected) => {
    expect(initialSubscriptionState({ choices, studentId, inCart: null })).toEqual(expected);
  });
});

describe('any sequence of actions', () => {
  const studentId = fc.integer({ min: 1, max: 4 });
  const civilDate = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-11-01', days));
  const offDays = fc.uniqueArray(civilDate, { maxLength: 5 }).map((days) => days.toSorted());
  const typedCount = fc.oneof(fc.integer({ min: 0, max: 14 }).map(String), fc.stringMatching(/^\d{0,3}$/));
  const cartChoice = fc.record({ typedCount, startsOn: civilDate, offDays });
  const action: fc.Arbitrary<SubscriptionAction> = fc.oneof(
    fc.tuple(studentId, fc.option(cartChoice)).map(([id, choice]) => ({
      type: 'chooseStudent' as const,
      studentId: id,
      inCart: choice && { ...choice, studentId: id },
    })),
    fc.record({ type: fc.constant('removeStudent' as const), studentId }),
    fc.record({ type: fc.constant('showStudent' as const), studentId }),
    fc.record({ type: fc.constant('setCount' as const), typedCount }),
    fc.record({ type: fc.constant('chooseStart' as const), startsOn: civilDate }),
    fc.record({ type: fc.constant('toggleOffDay' as const), on: civilDate }),
    fc.record({ type: fc.constant('removeOffDays' as const), days: fc.array(civilDate, { maxLength: 3 }) }),
  );
  const reached = fc.array(action, { maxLength: 15 }).map((actions) => after(initial, ...actions));
  const context = checkContext({
    vacations: [vacation('2027-01-10', '2027-01-14'), vacation('2027-03-07', '2027-03-18')],
    otherSubscriptions: [{ startsOn: '2027-02-07', endsOn: '2027-03-04', packageName: 'Steady' }],
    offDaysElsewhere: ['2027-02-09'],
  });

  it('leaves one choice per student and shows one of them', () => {
    fc.assert(
      fc.property(reached, (state) => {
        const ids = state.choices.map((choice) => choice.studentId);
        expect(ids).toEqual([...new Set(ids)]);
        expect(ids).toContain(state.shownStudentId);
        expect(ids.includes(null) && ids.length > 1).toBe(false);
        const daysOff = state.choices.map((choice) => choice.offDays);
        expect(daysOff).toEqual(daysOff.map((days) => [...new Set(days)].toSorted()));
      }),
    );
  });

  it('leaves choices that the checks can judge: valid with a period, or with an error', () => {
    fc.assert(
      fc.property(reached, ({ choices }) => {
        for (const choice of choices) {
          const checked = checkChoice(choice, context);
          if (isValid(checked)) expect(isCounted(checked)).toBe(true);
          else expect([checked.countError, checked.startError, ...checked.offDayErrors].some(Boolean)).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('leaves choices that the address keeps', () => {
    fc.assert(
      fc.property(reached, ({ choices }) => {
        const kept = readPlan(writePlan(choices));
        expect(kept).toEqual(writePlan(choices) === '' ? [] : choices);
      }),
    );
  });

  it('undoes a toggled off day by toggling it again', () => {
    fc.assert(
      fc.property(reached, civilDate, (state, on) => {
        const toggle = { type: 'toggleOffDay', on } as const;
        expect(after(state, toggle, toggle)).toEqual(state);
      }),
    );
  });

  it('undoes adding a student next to another by removing the student', () => {
    fc.assert(
      fc.property(reached, (state) => {
        if (state.shownStudentId === null) return;
        const undone = after(state, choose(9), { type: 'removeStudent', studentId: 9 });
        expect(undone.choices).toEqual(state.choices);
      }),
    );
  });

  it('never changes the state it starts from', () => {
    fc.assert(
      fc.property(reached, action, (state, next) => {
        const before = structuredClone(state);
        subscriptionReducer(state, next);
        expect(state).toEqual(before);
      }),
    );
  });
});
