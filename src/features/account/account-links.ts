import { IconCreditCard, IconPackage, IconReceipt, IconUser, IconUsers, type Icon } from '@tabler/icons-react';
import type { MessageId } from '#src/i18n/messages.ts';

export interface AccountLink {
  to: string;
  label: MessageId;
}

/** One line of the side menu: a link, or a name over links of its own. */
export type AccountEntry = { Icon: Icon } & (AccountLink | { label: MessageId; links: readonly AccountLink[] });

/** My Account. */
export const accountPath = '/profile/my-account/account-setting';

/** Where the parent's details are changed. */
export const editAccountPath = '/profile/my-account/account-setting/edit';

/** The list of current orders; the menu counts them. */
export const currentOrdersPath = '/profile/my-orders/current-orders';

/** The account's side menu in its order (row L04); logging out is below it. */
export const accountEntries: readonly AccountEntry[] = [
  { Icon: IconUser, to: accountPath, label: 'profile.menu.account' },
  { Icon: IconUsers, to: '/profile/my-account/applicants', label: 'profile.menu.students' },
  { Icon: IconCreditCard, to: '/profile/my-orders/payment', label: 'profile.menu.payment' },
  {
    Icon: IconPackage,
    label: 'profile.menu.orders',
    links: [
      { to: currentOrdersPath, label: 'profile.menu.currentOrders' },
      { to: '/profile/my-orders/history', label: 'profile.menu.history' },
    ],
  },
  { Icon: IconReceipt, to: '/profile/my-orders/order', label: 'profile.menu.payments' },
];
