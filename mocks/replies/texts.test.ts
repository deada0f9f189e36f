import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import type { Language } from '#src/domain/language.ts';
import { loadMessages, type MessageId } from '#src/i18n/messages.ts';
import { fieldErrorText } from './field-error-text.ts';
import { texts } from './texts.ts';

/** The messages of the server that the app contains as well. */
const shared: readonly (readonly [MessageId, (language: Language) => string])[] = [
  ['account.errors.emailInvalid', (language) => fieldErrorText('email', 'invalid')[language]],
  ['account.errors.emailTaken', (language) => texts.emailTaken[language]],
  ['account.errors.nameMissing', (language) => fieldErrorText('full_name', 'blank')[language]],
  ['account.errors.passwordCommon', (language) => texts.passwordCommon[language]],
  ['account.errors.passwordShort', (language) => fieldErrorText('password', 'too_short')[language]],
  ['account.errors.passwordsDiffer', (language) => texts.passwordsDiffer[language]],
  ['account.errors.phoneInvalid', (language) => fieldErrorText('mobile_number', 'invalid')[language]],
  ['account.errors.phoneMissing', (language) => fieldErrorText('mobile_number', 'blank')[language]],
  ['account.errors.phoneTaken', (language) => texts.phoneTaken[language]],
  ['account.errors.terms', (language) => fieldErrorText('terms_accepted', 'accepted')[language]],
  ['errors.session.expired', (language) => texts.sessionExpired[language]],
  ['forgot.errors.unregistered', (language) => texts.phoneUnregistered[language]],
  ['myAccount.edit.done', (language) => texts.accountUpdated[language]],
  ['noResults.title', (language) => texts.notFound[language]],
  ['orders.offDays.added', (language) => texts.offDaysAdded[language]],
  ['reset.done.changed', (language) => texts.passwordChanged[language]],
  ['review.thanks.title', (language) => texts.reviewed[language]],
  ['subscribe.count.empty.monthly', (language) => fieldErrorText('number_of_months', 'blank')[language]],
  ['subscribe.count.empty.monthly', (language) => texts.monthsMissing[language]],
  ['subscribe.count.empty.weekly', (language) => fieldErrorText('number_of_weeks', 'blank')[language]],
  ['subscribe.count.empty.weekly', (language) => texts.weeksMissing[language]],
  ['verify.done.created', (language) => texts.accountCreated[language]],
  ['verify.done.updated', (language) => texts.accountDataUpdated[language]],
];

it.each(['en', 'ar'] as const)('uses the app’s texts for what the app shows as well (%s)', async (language) => {
  const intl = createIntl({ locale: language, messages: await loadMessages(language) });
  for (const [id, textIn] of shared) {
    expect.soft(textIn(language), id).toBe(intl.formatMessage({ id }, { count: 8 }));
  }
});
