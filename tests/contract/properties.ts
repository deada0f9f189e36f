import { verifyAllergenFilter } from './allergen-filter.ts';
import { verifyDateRanges } from './date-range.ts';
import { verifyStateful } from './model/stateful.ts';
import { accountCases } from './oracle/accounts.ts';
import { actionCases } from './oracle/actions.ts';
import { calendarFeedCases } from './oracle/calendar-feeds.ts';
import { verifyCases } from './oracle/case.ts';
import { choiceCases } from './oracle/choices.ts';
import { verifyDeadlines } from './oracle/deadlines.ts';
import { effectCases } from './oracle/effects.ts';
import { erasureCases } from './oracle/erasures.ts';
import { verifyListFilters } from './oracle/filters.ts';
import { guardianCases } from './oracle/guardians.ts';
import { historyCases } from './oracle/histories.ts';
import { idCases } from './oracle/ids.ts';
import { orderReceiptCases } from './oracle/order-receipts.ts';
import { invoiceCases } from './oracle/invoices.ts';
import { quoteCases } from './oracle/quotes.ts';
import { verifyLanguages } from './oracle/languages.ts';
import { guessCases } from './oracle/guesses.ts';
import { listCases } from './oracle/lists.ts';
import { lunchRatingCases } from './oracle/lunch-ratings.ts';
import { menuCases } from './oracle/menus.ts';
import { safeListCases } from './oracle/safe-lists.ts';
import { preferenceCases } from './oracle/preferences.ts';
import { newsCases } from './oracle/news.ts';
import { offDayCases } from './oracle/off-days.ts';
import { gateCases } from './oracle/gates.ts';
import { offerCases } from './oracle/offers.ts';
import { orderCases } from './oracle/orders.ts';
import { paymentCases } from './oracle/payments.ts';
import { passwordCases } from './oracle/passwords.ts';
import { verifyPrices, verifyRefunds } from './oracle/prices.ts';
import { privacyCases } from './oracle/privacy.ts';
import { verifyProtocol } from './oracle/protocol.ts';
import { verifyReasons } from './oracle/reasons.ts';
import { rangeCases } from './oracle/ranges.ts';
import { searchCases } from './oracle/searches.ts';
import { servedCases } from './oracle/served.ts';
import { stepUpCases } from './oracle/step-ups.ts';
import { studentCases } from './oracle/students.ts';
import { timeCases } from './oracle/times.ts';
import { verifyPaging } from './paging.ts';
import { verifyRepetition } from './repetition.ts';
import type { Suite } from './suite.ts';

/** Predictions by the part of the business that they are about. */
const oracles = {
  orders: orderCases,
  choices: choiceCases,
  'off days': offDayCases,
  actions: actionCases,
  payments: paymentCases,
  invoices: invoiceCases,
  quotes: quoteCases,
  histories: [...historyCases, ...orderReceiptCases],
  offers: offerCases,
  gates: gateCases,
  students: [...studentCases, ...servedCases],
  accounts: accountCases,
  passwords: passwordCases,
  'step-ups': stepUpCases,
  guesses: guessCases,
  notifications: newsCases,
  preferences: preferenceCases,
  lists: [...listCases, ...safeListCases, ...searchCases],
  menus: menuCases,
  'lunch-ratings': lunchRatingCases,
  calendar: calendarFeedCases,
  guardians: guardianCases,
  times: timeCases,
  ranges: rangeCases,
  effects: effectCases,
  privacy: [...privacyCases, ...erasureCases],
  ids: idCases,
};

/** Checks the properties that span many calls; the parent's sequences are checked only if no operation is left out. */
export async function verifyProperties(suite: Suite): Promise<void> {
  await verifyCases(suite, oracles);
  await verifyPaging(suite);
  await verifyDateRanges(suite);
  await verifyAllergenFilter(suite);
  await verifyListFilters(suite);
  await verifyLanguages(suite);
  await verifyPrices(suite);
  await verifyRefunds(suite);
  await verifyDeadlines(suite);
  await verifyRepetition(suite);
  await verifyReasons(suite);
  await verifyProtocol(suite);
  if (suite.options.operations !== undefined) return;
  await suite.guard('properties', null, async () => {
    suite.results.properties.push(...(await verifyStateful(suite)));
  });
}
