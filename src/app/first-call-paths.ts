import { firstCurrentOrders } from '#src/api/current-orders.ts';
import { getListApplicantsUrl } from '#src/api/generated/applicants/applicants.ts';
import { getListNotificationsUrl } from '#src/api/generated/notifications/notifications.ts';
import {
  getGetDraftOrderUrl,
  getListCurrentDeliveriesUrl,
  getListCurrentOrdersUrl,
  getListOrderHistoryUrl,
} from '#src/api/generated/orders/orders.ts';
import { getListPaymentInfosUrl, getListPaymentOrdersUrl } from '#src/api/generated/payments/payments.ts';
import { getGetSettingsUrl } from '#src/api/generated/settings/settings.ts';
import { notificationsInPage } from '#src/features/notifications/feed-query.ts';
import { firstOrders } from '#src/features/orders/order-counts.ts';
import { paymentsInPage } from '#src/features/payments/payment-queries.ts';

const payments = getListPaymentOrdersUrl({ page: 1, per_page: paymentsInPage });
const user = '/users/{USER_ID}';

/**
 * The API paths that the loaders of signed-in pages request first, by the path of the page. `index.html` sends these
 * requests before the app's files are loaded; it replaces a name in braces with the stored value of that key.
 */
export const firstCallPaths: Readonly<Record<string, readonly string[]>> = {
  '/': [
    getListCurrentOrdersUrl(firstCurrentOrders),
    getListCurrentDeliveriesUrl(),
    getListApplicantsUrl(),
    getGetSettingsUrl(),
    getGetDraftOrderUrl(),
  ],
  '/cart/choose-applicants': [getGetDraftOrderUrl(), getListApplicantsUrl(), getGetSettingsUrl()],
  '/notification': [getListNotificationsUrl({ page_number: 1, page_size: notificationsInPage }), getGetSettingsUrl()],
  '/profile/my-account/account-setting': [user, getGetSettingsUrl()],
  '/profile/my-account/account-setting/edit': [user],
  '/profile/my-account/applicants': [getListApplicantsUrl()],
  '/profile/my-orders/current-orders': [
    getListCurrentOrdersUrl(firstCurrentOrders),
    getListCurrentDeliveriesUrl(),
    getListApplicantsUrl(),
    getGetSettingsUrl(),
  ],
  '/profile/my-orders/history': [getListOrderHistoryUrl({ page: 1, per_page: firstOrders })],
  '/profile/my-orders/order': [getGetDraftOrderUrl(), payments],
  '/profile/my-orders/payment': [getGetDraftOrderUrl(), payments, getListPaymentInfosUrl()],
};
