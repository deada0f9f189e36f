import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import type { Language } from '#src/domain/language.ts';
import { loadMessages, type MessageId } from '#src/i18n/messages.ts';
import { orderTexts, say } from './order-texts.ts';
import { faultText, sentence } from './texts.ts';

/** What the server says of a thing that the app has words of its own for. */
const shared: readonly (readonly [MessageId, (language: Language) => string])[] = [
  ['account.errors.emailInvalid', (language) => faultText('email', 'invalid', language)],
  ['account.errors.emailTaken', (language) => sentence('emailTaken', language)],
  ['account.errors.nameMissing', (language) => faultText('full_name', 'blank', language)],
  ['account.errors.passwordCommon', (language) => sentence('passwordCommon', language)],
  ['account.errors.passwordShort', (language) => faultText('password', 'too_short', language)],
  ['account.errors.passwordsDiffer', (language) => sentence('passwordsDiffer', language)],
  ['account.errors.phoneInvalid', (language) => faultText('mobile_number', 'invalid', language)],
  ['account.errors.phoneMissing', (language) => faultText('mobile_number', 'blank', language)],
  ['account.errors.phoneTaken', (language) => sentence('phoneTaken', language)],
  ['account.errors.terms', (language) => faultText('terms_accepted', 'not_accepted', language)],
  ['errors.session.expired', (language) => sentence('sessionExpired', language)],
  ['forgot.errors.unregistered', (language) => sentence('phoneUnregistered', language)],
  ['myAccount.edit.done', (language) => sentence('accountUpdated', language)],
  ['noResults.title', (language) => sentence('notFound', language)],
  ['orders.offDays.added', (language) => say(orderTexts.offDaysAdded, language)],
  ['reset.done.changed', (language) => sentence('passwordChanged', language)],
  ['review.thanks.title', (language) => say(orderTexts.reviewed, language)],
  ['subscribe.count.empty.monthly', (language) => faultText('number_of_months', 'blank', language)],
  ['subscribe.count.empty.monthly', (language) => say(orderTexts.monthsMissing, language)],
  ['subscribe.count.empty.weekly', (language) => faultText('number_of_weeks', 'blank', language)],
  ['subscribe.count.empty.weekly', (language) => say(orderTexts.weeksMissing, language)],
  ['verify.done.created', (language) => sentence('accountCreated', language)],
  ['verify.done.updated', (language) => sentence('accountDataUpdated', language)],
];

it.each(['en', 'ar'] as const)('says in the app’s own words what the app says too (%s)', async (language) => {
  const intl = createIntl({ locale: language, messages: await loadMessages(language) });
  for (const [id, says] of shared) {
    expect.soft(says(language), id).toBe(intl.formatMessage({ id }, { count: 8 }));
  }
});
