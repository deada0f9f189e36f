import { describe, expect, it } from 'vitest';
import {
  changeShown,
  chooseStudents,
  noChoice,
  shownChoice,
  showStudent,
  startingChoices,
  type SubscriptionChoices,
  withOffDay,
} from './subscription-choice.ts';

const notOrdered = () => null;
const nobody: SubscriptionChoices = { choices: [noChoice], shown: 0 };
const planned = changeShown(nobody, { typedCount: '2', startsOn: '2026-12-06', offDays: ['2026-12-08'] });

describe('choosing students', () => {
  it('gives the first one what was chosen before anybody was', () => {
    const { choices } = chooseStudents(planned, [11], notOrdered);
    expect(choices).toEqual([{ ...shownChoice(planned), applicantId: 11 }]);
  });

  it('gives the next one the same months and start, but off days of their own', () => {
    const first = chooseStudents(planned, [11], notOrdered);
    const second = chooseStudents(first, [11, 12], notOrdered);
    expect(shownChoice(second)).toEqual({ applicantId: 12, typedCount: '2', startsOn: '2026-12-06', offDays: [] });
    expect(second.choices[0]?.offDays).toEqual(['2026-12-08']);
  });

  it('keeps what each one has when another is taken away', () => {
    const both = chooseStudents(chooseStudents(planned, [11], notOrdered), [11, 12], notOrdered);
    const changed = changeShown(both, { typedCount: '5' });
    const left = chooseStudents(changed, [12], notOrdered);
    expect(left.choices).toEqual([expect.objectContaining({ applicantId: 12, typedCount: '5' })]);
    expect(left.shown).toBe(0);
  });

  it('keeps the dates when the last one is taken away', () => {
    const none = chooseStudents(chooseStudents(planned, [11], notOrdered), [], notOrdered);
    expect(none.choices).toEqual([shownChoice(planned)]);
  });

  it('brings a student who stands in the cart with the dates that stand there', () => {
    const ordered = { applicantId: 11, typedCount: '3', startsOn: '2027-01-03', offDays: ['2027-01-05'] };
    expect(chooseStudents(nobody, [11], () => ordered).choices).toEqual([ordered]);
  });

  it('shows the student asked for, and nobody else', () => {
    const both = chooseStudents(chooseStudents(nobody, [11], notOrdered), [11, 12], notOrdered);
    expect(shownChoice(showStudent(both, 11)).applicantId).toBe(11);
    expect(showStudent(both, 99)).toBe(both);
  });
});

describe('what the page starts with', () => {
  it('chooses the student of the address beside those of the plan', () => {
    const { choices, shown } = startingChoices([{ ...noChoice, applicantId: 12 }], 11, notOrdered);
    expect(choices.map(({ applicantId }) => applicantId)).toEqual([12, 11]);
    expect(shown).toBe(1);
  });

  it('is nobody without either', () => {
    expect(startingChoices([], undefined, notOrdered)).toEqual(nobody);
  });
});

it('keeps off days in order and single', () => {
  expect(withOffDay(['2026-12-08'], '2026-12-01')).toEqual(['2026-12-01', '2026-12-08']);
  expect(withOffDay(['2026-12-08'], '2026-12-08')).toEqual(['2026-12-08']);
});
