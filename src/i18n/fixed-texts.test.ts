import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { loadMessages, type MessageId } from './messages.ts';

// Literals on purpose: browser tests read these texts from the messages, so they would not detect a change
// (rules.md#fixed-texts).
const fixed: [text: string, ...ids: MessageId[]][] = [
  ['My Account', 'profile.menu.account'],
  ['Students', 'profile.menu.students'],
  ['Payment', 'profile.menu.payment'],
  ['My Orders', 'profile.menu.orders'],
  ['Current Orders', 'profile.menu.currentOrders'],
  ['Historical Orders', 'profile.menu.history'],
  ['Payment History', 'profile.menu.payments'],
  ['Log out', 'shell.menu.logOut', 'shell.logOut.confirm'],
  ['In Processing', 'orders.progress.in_processing'],
  ['Out for delivery', 'orders.progress.out_for_delivery'],
  ['Delivered', 'orders.progress.delivered'],
  ['Thank you for subscribing', 'confirmed.page.title'],
  ['You should accept terms and privacy policy', 'account.errors.terms'],
  ['* Your Password must be at least 8 characters', 'account.errors.passwordShort'],
  ['Passwords are not matching', 'account.errors.passwordsDiffer'],
  ["Fields can't be empty", 'account.errors.passwordEmpty'],
  ['You should enter right phone number', 'forgot.errors.phone'],
  ['Un-registered Phone Number', 'forgot.errors.unregistered'],
  ['Phone number was used before', 'account.errors.phoneTaken'],
  ['Phone number is invalid', 'account.errors.phoneInvalid'],
  ['You should enter your phone number', 'account.errors.phoneMissing'],
  ['Email is already taken', 'account.errors.emailTaken'],
  ['Email is invalid', 'account.errors.emailInvalid'],
  ['You should enter your name', 'account.errors.nameMissing'],
  ['Please Enter No. Months', 'subscribe.count.empty.monthly'],
  ['Please Enter No. Weeks', 'subscribe.count.empty.weekly'],
  ['You must sign in first to subscribe to a package.', 'subscribe.signIn.title'],
  ['session expired please login again', 'errors.session.expired'],
  ['You cannot access this page', 'forbidden.title'],
  ['Payment process failed', 'payment.failed.title'],
  [
    'Payment failed! The payment was unsuccessful due to an abnormality, please try again or use another payment method.',
    'payment.failed.text',
  ],
  ['No Results were Found!', 'noResults.title'],
  ['No Orders Found', 'orders.empty.title'],
  ['No Meals Available', 'home.meals.empty', 'meals.empty', 'package.lunches.none'],
  ['No blogs available', 'home.blog.empty', 'blog.empty', 'article.next.empty'],
  ['No Partners available', 'home.partners.empty'],
  ['No News Available', 'event.news.empty'],
  ['Off day has been added successfully', 'orders.offDays.added'],
  ['User account updated successfully', 'myAccount.edit.done'],
  ["You've changed the password", 'reset.done.changed'],
  ['Account created Successfully.', 'verify.done.created'],
  ['Account Data Updated Successfully.', 'verify.done.updated'],
];

it.each(fixed)('“%s” is shown letter for letter', async (text, ...ids) => {
  const intl = createIntl({ locale: 'en', messages: await loadMessages('en') });
  for (const id of ids) {
    expect.soft(intl.formatMessage({ id }, { count: 8 }), id).toBe(text);
  }
});
