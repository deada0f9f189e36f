import type { IntlShape } from 'react-intl';
import { paymentMethodOf } from '#src/api/payment-method.ts';
import type { LocalizedName } from '#src/domain/localized-name.ts';
import type { OrderReport } from '#src/domain/order-report.ts';
import { maskedCard, type Payment } from '#src/domain/payment.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import type { Language } from '#src/domain/language.ts';
import { displayPhoneNumber } from '#src/domain/phone-number.ts';
import { formatDate, formatMoney, formatTime } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { isolated, leftToRight } from '#src/pdf/isolate.ts';

/** One field of the report: its label and its value. */
export interface ReportField {
  key: string;
  label: string;
  /** The value as text, with isolated parts (isolate.ts). */
  value: string;
  /** How many of the three columns the field takes; on a phone, which has two, a long field takes both. */
  span: 'one' | 'two' | 'all';
  /** Whether the field takes both columns on a phone although it takes one of three elsewhere. */
  isLong: boolean;
}

/** Fields under one heading. */
export interface ReportGroup {
  key: 'order' | 'parent' | 'period' | 'student' | 'kitchen';
  title: string;
  fields: ReportField[];
}

/** One student's subscription. */
export interface ReportSubscription {
  subscription: Subscription;
  student: string;
  package: string;
  /** `#NB-20418-1`. */
  number: string;
  status: string;
  groups: ReportGroup[];
}

/** All texts of the report in one language, for the page and for the PDF. */
export interface ReportTexts {
  /** `#NB-20418`. */
  number: string;
  /** The day of the payment. */
  date: string;
  payment: string;
  /** The payment with what was refunded and what of it did not arrive (rules.md#failed-refund). */
  paymentWithRefund: string;
  /** "mada •••• 4461", or the name of the payment method. */
  means: string;
  order: ReportGroup;
  parent: ReportGroup;
  subscriptions: ReportSubscription[];
}

type FieldId =
  | 'number'
  | 'date'
  | 'package'
  | 'amount'
  | 'payment'
  | 'card'
  | 'name'
  | 'mobile'
  | 'email'
  | 'address'
  | 'start'
  | 'end'
  | 'days'
  | 'offDays'
  | 'level'
  | 'category'
  | 'issue'
  | 'school'
  | 'schoolAddress'
  | 'restaurant'
  | 'restaurantAddress'
  | 'provider'
  | 'deliveryAddress'
  | 'homeAddress';

/**
 * Every field of an order and its subscriptions, as texts (rules.md#report-fields, row H06). A name that exists only in
 * the other language is shown in that language.
 */
export function reportTexts(intl: IntlShape, language: Language, report: OrderReport): ReportTexts {
  const { order, parent, packages } = report;
  const field = fieldsIn(intl);
  const number = `#${order.number}`;
  const means = meansOf(intl, report);
  const payment = order.payment === null ? means : statusOf(intl, order.payment.status);
  const paymentWithRefund = withRefund(intl, language, payment, order.payment);
  const missing = intl.formatMessage({ id: 'report.value.missing' });

  return {
    number,
    date: order.paidAt === null ? missing : formatDate(language, order.paidAt),
    payment,
    paymentWithRefund,
    means,
    order: {
      key: 'order',
      title: intl.formatMessage({ id: 'report.part.order' }),
      fields: [
        field('number', leftToRight(number)),
        field('date', order.paidAt === null ? missing : momentOf(intl, language, order.paidAt)),
        field(
          'package',
          intl.formatList(
            packages.map((each) => nameOf(language, each)),
            { type: 'unit' },
          ),
        ),
        field('amount', isolated(formatMoney(language, order.totalHalalas, 'exact'))),
        field('payment', paymentWithRefund),
        field('card', means),
      ],
    },
    parent: {
      key: 'parent',
      title: intl.formatMessage({ id: 'report.part.parent' }),
      fields: [
        field('name', isolated(parent.name)),
        field('mobile', leftToRight(displayPhoneNumber(parent.mobileNumber))),
        field('email', parent.email === null ? missing : leftToRight(parent.email), 'one', true),
        field('address', parent.address === null ? missing : nameOf(language, parent.address), 'all'),
      ],
    },
    subscriptions: order.subscriptions.map((subscription) => subscriptionTexts(intl, language, subscription)),
  };
}

/** An instant as "Thu 3 Sep 2026, 9:10 am", in Riyadh. */
export function momentOf(intl: IntlShape, language: Language, at: string, style: 'full' | 'date' = 'full'): string {
  return intl.formatMessage(
    { id: 'report.value.moment' },
    { date: formatDate(language, at, style), time: formatTime(language, at) },
  );
}

function meansOf(intl: IntlShape, { order: { payment } }: OrderReport): string {
  if (payment === null) return intl.formatMessage({ id: 'report.value.none' });
  const name = intl.formatMessage({ id: paymentMethodOf(payment).nameId });
  return payment.cardLast4 === null ? name : `${name}\u00A0${leftToRight(maskedCard(payment.cardLast4))}`;
}

/** A payment's status with the amount refunded since, even if the status is still paid. */
function withRefund(intl: IntlShape, language: Language, status: string, payment: Payment | null): string {
  if (payment === null || payment.refundedHalalas === 0) return status;
  const { refundedHalalas, failedRefundHalalas } = payment;
  const amount = isolated(formatMoney(language, refundedHalalas, 'exact'));
  if (failedRefundHalalas === 0) return intl.formatMessage({ id: 'report.value.paidBack' }, { status, amount });
  const failed = isolated(formatMoney(language, failedRefundHalalas, 'exact'));
  return intl.formatMessage({ id: 'report.value.refundFailed' }, { status, amount, failed });
}

function statusOf(intl: IntlShape, status: Payment['status']): string {
  return status === 'initiated' || status === 'pending'
    ? intl.formatMessage({ id: 'payments.status.checking' })
    : intl.formatMessage({ id: `payments.status.${status}` });
}

function fieldsIn(intl: IntlShape) {
  return (id: FieldId, value: string, span: ReportField['span'] = 'one', isLong = false): ReportField => ({
    key: id,
    label: intl.formatMessage({ id: `report.field.${id}` }),
    value,
    span,
    isLong,
  });
}

function subscriptionTexts(intl: IntlShape, language: Language, subscription: Subscription): ReportSubscription {
  const field = fieldsIn(intl);
  const pending = intl.formatMessage({ id: 'report.value.pending' });
  const named = (thing: LocalizedName | null, otherwise: string) =>
    thing === null ? otherwise : nameOf(language, thing);
  // "None" requires a healthy category: an allergy without a text does not mean that the student has no health issues.
  const noIssue = intl.formatMessage({
    id: subscription.medicalCategory === 'healthy' ? 'report.value.none' : 'report.value.missing',
  });

  const status = intl.formatMessage({ id: `orders.status.${subscription.status}` });
  const offDays = intl.formatList(subscription.offDays.toSorted().map((on) => isolated(formatDate(language, on))));

  return {
    subscription,
    student: nameOf(language, subscription.student),
    package: nameOf(language, subscription.package),
    number: `#${subscription.number}`,
    status,
    groups: [
      {
        key: 'period',
        title: intl.formatMessage({ id: 'report.part.period' }),
        fields: [
          field('start', formatDate(language, subscription.startsOn), 'one', true),
          field(
            'end',
            subscription.status === 'cancelled' ? status : formatDate(language, subscription.endsOn),
            'one',
            true,
          ),
          field('days', intl.formatMessage({ id: 'order.count.days' }, { count: subscription.dayCount })),
          ...(subscription.offDays.length > 0 ? [field('offDays', offDays, 'all')] : []),
        ],
      },
      {
        key: 'student',
        title: intl.formatMessage({ id: 'report.part.student' }),
        fields: [
          field('level', nameOf(language, subscription.educationalLevel)),
          field('category', intl.formatMessage({ id: `report.category.${subscription.medicalCategory}` })),
          field('issue', named(subscription.medicalIssue, noIssue), 'all'),
          field('school', nameOf(language, subscription.school)),
          field('schoolAddress', nameOf(language, subscription.schoolAddress), 'two'),
        ],
      },
      {
        key: 'kitchen',
        title: intl.formatMessage({ id: 'report.part.kitchen' }),
        fields: [
          field('restaurant', named(subscription.restaurant, pending), 'one', true),
          field('restaurantAddress', named(subscription.restaurantAddress, pending), 'two'),
          field('provider', named(subscription.deliveryProvider, pending), 'one', true),
          field(
            'deliveryAddress',
            intl.formatMessage(
              { id: `report.value.${subscription.deliveryTarget}` },
              { address: nameOf(language, subscription.deliveryAddress) },
            ),
            'two',
          ),
          field('homeAddress', nameOf(language, subscription.homeAddress), 'all'),
        ],
      },
    ],
  };
}
