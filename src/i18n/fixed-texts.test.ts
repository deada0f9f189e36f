import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { loadMessages, type MessageId } from './messages.ts';

// Literals on purpose: the browser tests look these words up in the catalogue, and would follow a change of theirs.
const fixed: [spec: string, words: string, ...ids: MessageId[]][] = [
  ['§2', 'My Account', 'profile.menu.account'],
  ['§2', 'Students', 'profile.menu.students'],
  ['§2', 'Payment', 'profile.menu.payment'],
  ['§2', 'My Orders', 'profile.menu.orders'],
  ['§2', 'Current Orders', 'profile.menu.current-orders'],
  ['§2', 'Historical Orders', 'profile.menu.history'],
  ['§2', 'Payment History', 'profile.menu.payments'],
  ['§2', 'Log out', 'shell.menu.log-out', 'shell.log-out.confirm'],
  ['§4', 'In Processing', 'orders.progress.in_processing'],
  ['§4', 'Out for delivery', 'orders.progress.out_for_delivery'],
  ['§4', 'Delivered', 'orders.progress.delivered'],
  ['§4', 'Thank you for subscribing', 'confirmed.page.title'],
  ['§5', 'You should accept terms and privacy policy', 'account.errors.terms'],
  ['§5', '* Your Password must be at least 8 characters', 'account.errors.passwordShort'],
  ['§5', 'Passwords are not matching', 'account.errors.passwordsDiffer'],
  ['§5', "Fields can't be empty", 'account.errors.passwordEmpty'],
  ['§5', 'You should enter right phone number', 'forgot.errors.phone'],
  ['§5', 'Un-registered Phone Number', 'forgot.errors.unregistered'],
  ['§5', 'Phone number was used before', 'account.errors.phoneTaken'],
  ['§5', 'Phone number is invalid', 'account.errors.phoneInvalid'],
  ['§5', 'You should enter your phone number', 'account.errors.phoneMissing'],
  ['§5', 'Email is already taken', 'account.errors.emailTaken'],
  ['§5', 'Email is invalid', 'account.errors.emailInvalid'],
  ['§5', 'You should enter your name', 'account.errors.nameMissing'],
  ['§5', 'Please Enter No. Months', 'subscribe.count.empty.monthly'],
  ['§5', 'Please Enter No. Weeks', 'subscribe.count.empty.weekly'],
  ['§5', 'You must sign in first to subscribe to a package.', 'subscribe.signIn.title'],
  ['§8', 'session expired please login again', 'errors.session.expired'],
  ['§8', 'You cannot access this page', 'forbidden.title'],
  ['§8', 'Payment process failed', 'payment.failed.title'],
  [
    '§8',
    'Payment failed! The payment was unsuccessful due to an abnormality, please try again or use another payment method.',
    'payment.failed.text',
  ],
  ['§8', 'No Results were Found!', 'no-results.title'],
  ['§8', 'No Orders Found', 'orders.empty.title'],
  ['§8', 'No Meals Available', 'home.meals.empty', 'meals.empty', 'package.lunches.none'],
  ['§8', 'No blogs available', 'home.blog.empty', 'blog.empty', 'article.next.empty'],
  ['§8', 'No Partners available', 'home.partners.empty'],
  ['§8', 'No News Available', 'event.news.empty'],
  ['§8', 'Off day has been added successfully', 'orders.offDays.added'],
  ['§8', 'User account updated successfully', 'my-account.edit.done'],
  ['§8', "You've changed the password", 'reset.done.changed'],
  ['§8', 'Account created Successfully.', 'verify.done.created'],
  ['§8', 'Account Data Updated Successfully.', 'verify.done.updated'],
];

it.each(fixed)('spec %s says “%s”, letter for letter', async (_spec, words, ...ids) => {
  const intl = createIntl({ locale: 'en', messages: await loadMessages('en') });
  // The shortest password of spec §9.
  for (const id of ids) {
    expect.soft(intl.formatMessage({ id }, { count: 8 }), id).toBe(words);
  }
});
