import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { RENEWAL_LEAD_DAYS } from '#src/domain/subscription-state.ts';
import { stretchesOf } from '#src/domain/working-hours.ts';
import { companyContacts } from '#src/api/company-contacts.ts';
import { formatPercent } from '#src/i18n/format-percent.ts';
import { formatClockTime, formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { policyChangedOn } from './policy-sections.ts';
import { weekdayName } from '#src/features/content/weekday-name.ts';

const isolated = (name: string, text: ReactNode) => <bdi key={name}>{text}</bdi>;

/**
 * The values in the policy's sentences: numbers from the settings, the renewal lead time, the working hours, the
 * contact links.
 */
export function usePolicyValues() {
  const intl = useIntl();
  const language = useLanguage();
  const settings = useBusinessSettings();
  const { email } = companyContacts();

  // The days without work come last, as in the footer.
  const stretches = stretchesOf(settings.workingHours).toSorted((a, b) => Number(!a.hours) - Number(!b.hours));
  const hours = stretches.map((stretch) => {
    const from = weekdayName(intl, stretch.from);
    const days =
      stretch.from === stretch.to
        ? from
        : intl.formatMessage({ id: 'shell.footer.hours.range' }, { from, to: weekdayName(intl, stretch.to) });
    if (!stretch.hours) return intl.formatMessage({ id: 'policy.contact.closed' }, { days });
    return intl.formatMessage(
      { id: 'shell.footer.hours.open' },
      {
        days,
        opens: formatClockTime(language, stretch.hours.opensAt),
        closes: formatClockTime(language, stretch.hours.closesAt),
      },
    );
  });

  return {
    date: isolated('date', formatDate(language, policyChangedOn, 'date')),
    digits: settings.verificationCodeLength,
    minutes: settings.resendCountdownSeconds / 60,
    length: settings.minPasswordLength,
    from: isolated('from', settings.minAge),
    to: isolated('to', settings.maxAge),
    vat: isolated('vat', formatPercent(settings.vatPercent)),
    time: isolated('time', formatClockTime(language, settings.deliveryDeadline)),
    windowStart: isolated('windowStart', formatClockTime(language, settings.deliveryWindow.startsAt)),
    eatHours: settings.eatWithinHours,
    noticeHours: settings.pauseNoticeHours,
    cancelNoticeHours: settings.cancelNoticeHours,
    cancelHours: settings.subscriptionCancelHours,
    monthDays: settings.schoolDaysPerMonth,
    weekDays: settings.schoolDaysPerWeek,
    offDays: settings.offDaysPerMonth,
    renewalLeadDays: RENEWAL_LEAD_DAYS,
    openingHours: intl.formatList(hours, { type: 'unit' }),
    address: isolated('address', email),
    email: (words: ReactNode) => (
      <a key="email" href={`mailto:${email}`}>
        {words}
      </a>
    ),
    page: (words: ReactNode) => (
      <Link key="page" to="/contact">
        {words}
      </Link>
    ),
  };
}
