import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import type { OrderReportAnswerDto } from '#src/api/generated/client.schemas.ts';
import { toOrderReport } from '#src/api/order-report.ts';
import type { OrderReport } from '#src/domain/order-report.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { localeOf } from '#src/i18n/formats.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { testMock } from '#mocks/test-mock.ts';
import { testParent } from '#mocks/test-parent.ts';
import { type ReportField, reportTexts } from './report-texts.ts';

testMock({ clock: '2026-11-23T07:00:00Z' });

async function healthOf(changes: Partial<Subscription>): Promise<ReportField | undefined> {
  const { body } = await testParent('huda').get<OrderReportAnswerDto>('/orders/2018/report');
  const report = toOrderReport(body.data.report);
  const changed: OrderReport = {
    ...report,
    order: {
      ...report.order,
      subscriptions: report.order.subscriptions.map((subscription) => ({ ...subscription, ...changes })),
    },
  };
  const intl = createIntl({ locale: localeOf('en'), messages: await loadMessages('en') });
  const [subscription] = reportTexts(intl, 'en', changed).subscriptions;
  return subscription?.groups.flatMap(({ fields }) => fields).find(({ key }) => key === 'issue');
}

it.each([
  ['healthy', null, 'None'],
  ['allergy', null, 'Not given'],
  ['chronic', null, 'Not given'],
  ['allergy', { name: 'Peanut allergy: carries a pen', arabicName: null }, 'Peanut allergy: carries a pen'],
] as const)(
  'H06 a report of category %s with the issue %j shows "%s"',
  async (medicalCategory, medicalIssue, shown) => {
    expect((await healthOf({ medicalCategory, medicalIssue }))?.value).toBe(shown);
  },
);

it('H06 the health text has the whole width, because it is never cut', async () => {
  const medicalIssue = { name: 'Peanut allergy: carries a pen', arabicName: null };
  expect((await healthOf({ medicalIssue }))?.span).toBe('all');
});
