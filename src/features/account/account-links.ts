import { IconCreditCard, IconPackage, IconReceipt, IconUser, IconUsers, type Icon } from '@tabler/icons-react';
import type { MessageId } from '#src/i18n/messages.ts';

export interface AccountLink {
  to: string;
  label: MessageId;
  /** Pages without an entry of their own that belong to this one. */
  pages?: readonly string[];
}

/** One entry of the side menu: a link, or a label with its own links below it. */
export type AccountEntry = { Icon: Icon } & (AccountLink | { label: MessageId; links: readonly AccountLink[] });

/** My Account. */
export const accountPath = '/profile/my-account/account-setting';

/** The form that edits the parent's details. */
export const editAccountPath = '/profile/my-account/account-setting/edit';

/** The choice of notifications. */
export const notificationChoicesPath = '/profile/my-account/notifications';

/** The privacy centre. */
export const privacyPath = '/profile/my-account/privacy';

/** The list of current orders; the menu shows how many there are. */
export const currentOrdersPath = '/profile/my-orders/current-orders';

const calendarPath = '/profile/my-orders/calendar';
const renewalPath = '/profile/my-orders/renewal';

/** The entries of the account's side menu in order (row L04); the log-out button is below them. */
export const accountEntries: readonly AccountEntry[] = [
  { Icon: IconUser, to: accountPath, label: 'profile.menu.account', pages: [notificationChoicesPath, privacyPath] },
  { Icon: IconUsers, to: '/profile/my-account/applicants', label: 'profile.menu.students' },
  { Icon: IconCreditCard, to: '/profile/my-orders/payment', label: 'profile.menu.payment' },
  {
    Icon: IconPackage,
    label: 'profile.menu.orders',
    links: [
      { to: currentOrdersPath, label: 'profile.menu.currentOrders', pages: [calendarPath, renewalPath] },
      { to: '/profile/my-orders/history', label: 'profile.menu.history' },
    ],
  },
  { Icon: IconReceipt, to: '/profile/my-orders/order', label: 'profile.menu.payments' },
];
