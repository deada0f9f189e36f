import type { HandlerMap } from '../contract.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { applicantHandlers } from './applicants.ts';
import { calendarFeedHandlers } from './calendar-feeds.ts';
import { calendarHandlers } from './calendar.ts';
import { checkoutHandlers } from './checkout.ts';
import { contentHandlers } from './content.ts';
import { draftOrderHandlers } from './draft-orders.ts';
import { guardianHandlers } from './guardians.ts';
import { lookupHandlers } from './lookups.ts';
import { lunchRatingHandlers } from './lunch-ratings.ts';
import { mealHandlers } from './meals.ts';
import { notificationHandlers } from './notifications.ts';
import { paidOrderHandlers } from './orders.ts';
import { orderHistoryHandlers } from './order-history.ts';
import { packageHandlers } from './packages.ts';
import { paymentHandlers } from './payments.ts';
import { privacyHandlers } from './privacy.ts';
import { sessionHandlers } from './session.ts';
import { settingsHandlers } from './settings.ts';
import { subOrderHandlers } from './sub-orders.ts';
import { userHandlers } from './users.ts';

const publicHandlers = {
  ...sessionHandlers,
  ...userHandlers,
  ...privacyHandlers,
  ...settingsHandlers,
  ...contentHandlers,
  ...packageHandlers,
  ...mealHandlers,
  ...lookupHandlers,
  ...notificationHandlers,
};

const orderHandlers = {
  ...applicantHandlers,
  ...calendarHandlers,
  ...calendarFeedHandlers,
  ...guardianHandlers,
  ...draftOrderHandlers,
  ...checkoutHandlers,
  ...paidOrderHandlers,
  ...subOrderHandlers,
  ...lunchRatingHandlers,
  ...orderHistoryHandlers,
  ...paymentHandlers,
};

/** One handler for each operation of the contract: a missing one does not compile. */
export const handlers: HandlerMap<UserRecord> = { ...publicHandlers, ...orderHandlers };
