import type { OperationId } from '#src/api/generated/operations.ts';
import type { HandlerMap, HandlersOf } from '../contract.ts';
import type { UserRecord } from '../public-records.ts';
import { contentHandlers } from './content.ts';
import { lookupHandlers } from './lookups.ts';
import { mealHandlers } from './meals.ts';
import { notificationHandlers } from './notifications.ts';
import { packageHandlers } from './packages.ts';
import { sessionHandlers } from './session.ts';
import { settingsHandlers } from './settings.ts';
import { userHandlers } from './users.ts';

const publicHandlers = {
  ...sessionHandlers,
  ...userHandlers,
  ...settingsHandlers,
  ...contentHandlers,
  ...packageHandlers,
  ...mealHandlers,
  ...lookupHandlers,
  ...notificationHandlers,
};

// Students, calendar, orders and payments join here.
const orderHandlers = {} as HandlersOf<UserRecord, Exclude<OperationId, keyof typeof publicHandlers>>;

/** One handler for each operation of the contract: a missing one does not compile. */
export const handlers: HandlerMap<UserRecord> = { ...publicHandlers, ...orderHandlers };
