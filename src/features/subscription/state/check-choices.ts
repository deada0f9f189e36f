import type { Package } from '#src/domain/package.ts';
import { packageAgeLimits } from '#src/domain/age.ts';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import type { OfficialVacation } from '#src/domain/school-days.ts';
import { type CheckContext, type CheckedChoice, checkChoice, isValid, type StudentSchedule } from './checked-choice.ts';
import type { PanelStudent } from './panel-student.ts';
import { shownChoice, type SubscriptionChoice, type SubscriptionState } from './subscription-state.ts';

/** The server's data that the checks need. */
export interface SubscriptionFacts {
  package: Pick<Package, 'frequency' | 'minAge' | 'maxAge'>;
  settings: BusinessSettings;
  now: Date;
  /** Null for a visitor. */
  students: readonly PanelStudent[] | null;
  /** The vacations for all schools, used while no student is chosen. */
  vacations: OfficialVacation[];
}

/** A checked choice with its student and the data that it was checked against. */
export interface CheckedSubscription extends CheckedChoice {
  student: PanelStudent | null;
  context: CheckContext;
}

/** Checks every choice of the page, including the one that the steps show. */
export function checkChoices(
  state: SubscriptionState,
  facts: SubscriptionFacts,
): { all: CheckedSubscription[]; shown: CheckedSubscription } {
  const check = (choice: SubscriptionChoice) => checkSubscription(choice, facts);
  const all = state.choices.map(check);
  const shown = shownChoice(state);
  return { all, shown: all.find(({ choice }) => choice === shown) ?? check(shown) };
}

/** Whether a subscription can be added to the order. */
export function isComplete(subscription: CheckedSubscription): boolean {
  return subscription.student !== null && isValid(subscription);
}

/** Checks one choice with the data of its student. */
export function checkSubscription(choice: SubscriptionChoice, facts: SubscriptionFacts): CheckedSubscription {
  const { package: offer, settings, now, students, vacations } = facts;
  const student = students?.find(({ id }) => id === choice.studentId) ?? null;
  const context: CheckContext = {
    student: student?.schedule ?? withoutStudent(vacations),
    frequency: offer.frequency,
    ages: packageAgeLimits(settings, offer),
    settings,
    now,
  };
  return { ...checkChoice(choice, context), student, context };
}

function withoutStudent(vacations: OfficialVacation[]): StudentSchedule {
  return { birthDate: null, vacations, otherSubscriptions: [], offDaysElsewhere: [] };
}
