import { accountReaches } from './account.ts';
import { calendarReaches } from './calendar.ts';
import { contentReaches } from './content.ts';
import { guardianReaches } from './guardians.ts';
import { orderReaches } from './orders.ts';
import { privacyReaches } from './privacy.ts';
import type { Operation, Reaches } from './reach.ts';
import { studentReaches } from './students.ts';

/** How a person calls each operation of the contract: a missing operation is a type error, and fails the test. */
export const everyReach: Reaches<Operation> = {
  ...accountReaches,
  ...calendarReaches,
  ...contentReaches,
  ...guardianReaches,
  ...orderReaches,
  ...privacyReaches,
  ...studentReaches,
};
