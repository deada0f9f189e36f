import type { Mutant } from './mutators.ts';

/** A change without an effect that a client can see. */
interface Equivalent {
  file: string;
  /** The changed line and what becomes of it, as the report shows them; a piece of the line is enough. */
  before: string;
  after: string;
  reason: string;
}

/** Mutants that no suite can find, each with the reason. They count neither as killed nor as survived. */
const equivalents: readonly Equivalent[] = [
  {
    file: 'mocks/replies/shown-notification.ts',
    before: 'a.created_at < b.created_at ? 1 : -1',
    after: 'a.created_at <= b.created_at ? 1 : -1',
    reason: 'The line before has dealt with equal times.',
  },
  {
    file: 'mocks/replies/shown-notification.ts',
    before: 'a.created_at < b.created_at ? 1 : -1',
    after: 'a.created_at < b.created_at ? 2 : -1',
    reason: 'Only the sign of a comparison counts.',
  },
  {
    file: 'mocks/handlers/content.ts',
    before: 'b.created_at.localeCompare(a.created_at) || b.id - a.id',
    after: 'b.id + a.id',
    reason: 'No two items of content have the same time, and no operation adds one.',
  },
  {
    file: 'mocks/handlers/packages.ts',
    before: '.toSorted((a, b) => a.id - b.id)',
    after: '',
    reason: 'The records are kept in the order of their ids.',
  },
  {
    file: 'mocks/orders/subscriptions/subscription.ts',
    before: '.toSorted((a, b) => a.id - b.id)',
    after: '',
    reason: 'The records are kept in the order of their ids.',
  },
  ...[
    'record.name ',
    'record.arabic_name ',
    'record.birth_date ',
    'record.health_issues ',
    'record.allergens ',
    'record.home_address ',
    'record.conditions_accepted ',
    'record.version ',
    'record.updated_at ',
  ].map((before) => ({
    file: 'mocks/privacy/erase.ts',
    before,
    after: '',
    reason: 'No answer has an erased student; mocks/handlers/privacy.test.ts checks what is left.',
  })),
  ...[
    'if (parent !== null) Object.assign(parent,',
    'db.reviews.updateMany',
    'review.feedback ',
    'dropNotifications(userId, () => true)',
    'db.savedCards.deleteMany',
    'db.dataExports.deleteMany',
    'session.is_ended ',
    'withdrawConsents(userId, null, now)',
    'user.full_name ',
    'user.email ',
    'user.mobile_number ',
    'user.phone_number ',
    'user.unconfirmed_mobile_number ',
    'user.password ',
    'user.version ',
    'user.updated_at ',
  ].map((before) => ({
    file: 'mocks/privacy/erase.ts',
    before,
    after: '',
    reason: 'No answer has anything of an erased account; mocks/handlers/privacy.test.ts checks what is left.',
  })),
  ...['preRegistrations', 'contactMessages', 'newsletterSubscriptions'].map((name) => ({
    file: 'mocks/handlers/content.ts',
    before: `db.${name}.create(`,
    after: '',
    reason: 'No operation reads what the public forms store.',
  })),
  {
    file: 'mocks/handlers/content.ts',
    before: 'body.email.toLowerCase()',
    after: '',
    reason: 'No operation reads what the public forms store.',
  },
  {
    file: 'mocks/handlers/content.ts',
    before: 'if (!known) {',
    after: 'if (known) {',
    reason: 'No operation reads what the public forms store.',
  },
  {
    file: 'mocks/handlers/session.ts',
    before: 'Array.from({ length: 32 }',
    after: 'Array.from({ length: 33 }',
    reason: 'The contract gives tokens no length.',
  },
  {
    file: 'mocks/orders/payments/page-origin.ts',
    before: 'folder = path;',
    after: ';',
    reason: 'Only the app in a browser has a folder, the mock over HTTP has none.',
  },
  {
    file: 'mocks/orders/cart/draft.ts',
    before: "changes.push({ code: 'delivery_fee_changed', previous, current });",
    after: ';',
    reason: 'No situation changes a delivery fee.',
  },
  {
    file: 'mocks/orders/payments/saved-cards.ts',
    before: 'b.created_at.localeCompare(a.created_at) || b.id - a.id',
    after: 'b.created_at.localeCompare(a.created_at) && b.id - a.id',
    reason: 'The provider keeps two cards, one of which is the default, so their times are never compared.',
  },
  {
    file: 'mocks/orders/package-view.ts',
    before: 'where({ id, is_active: true })',
    after: 'where({ id })',
    reason: 'No operation and no situation withdraws a meal.',
  },
  {
    file: 'mocks/orders/payments/paying.ts',
    before: 'expiryYear:',
    after: '',
    reason: 'A card may end in any year: only the provider knows which.',
  },
  {
    file: 'mocks/provider/outcome.ts',
    before: 'const pendingMs = 60_000;',
    after: '',
    reason: 'The contract leaves open how long a bank takes.',
  },
  {
    file: 'mocks/provider/outcome.ts',
    before: 'await backToDraft(freshOrder(payment.order_id), at);',
    after: ';',
    reason: 'The next call makes the order a draft, as after any expired payment.',
  },
  {
    file: 'mocks/store/attempts.ts',
    before: '(status >= 200 && status < 300)',
    after: '(status >= 200 || status < 300)',
    reason: 'No operation with a key has another answer than a success, a 404, a 409 or a 422 after its key was read.',
  },
  {
    file: 'mocks/store/attempts.ts',
    before: 'if (db.attempts.all().some(isOver))',
    after: 'if (db.attempts.all().every(isOver))',
    reason: 'It removes what is not read any more.',
  },
  {
    file: 'mocks/orders/subscriptions/delivery-news.ts',
    before: 'const endingLeadDays = 3;',
    after: '',
    reason: 'The contract leaves open how many days before its end a subscription is announced to end.',
  },
  {
    file: 'mocks/orders/payments/report-view.ts',
    before: "padStart(6, '0')",
    after: "padStart(7, '0')",
    reason: 'The contract gives the numbers of invoices no length.',
  },
  {
    file: 'mocks/orders/payments/tax-documents.ts',
    before: 'refund_halalas > 0',
    after: 'refund_halalas > 1',
    reason: 'No lunch costs one halala.',
  },
  {
    file: 'mocks/orders/subscriptions/deliveries.ts',
    before: 'const idsPerSubOrder = 100_000;',
    after: 'const idsPerSubOrder = 100001;',
    reason: 'Ids have no meaning, and are read with the number that they are made with.',
  },
  {
    file: 'mocks/orders/subscriptions/delivery-news.ts',
    before: 'return [...lunches, ...ends].toSorted(',
    after: 'return [...lunches, ...ends]',
    reason: 'They are sorted again, with those of other subscriptions, before they are sent.',
  },
  {
    file: 'mocks/orders/subscriptions/subscription.ts',
    before: 'lines[line]?.totalHalalas ?? 0',
    after: 'lines[line]?.totalHalalas ?? 1',
    reason: 'A subscription is always among those of its order.',
  },
  ...['return 1;', 'refundHalalas === 1'].map((after) => ({
    file: 'src/domain/credited-vat.ts',
    before: 'if (refundHalalas === 0) return 0;',
    after,
    reason: 'The mock issues no credit note of nothing, and no lunch costs one halala.',
  })),
  ...['encoded.length === 1', '=== 0 && encoded', 'encoded.length >= MAX_BYTES'].map((after) => ({
    file: 'src/domain/tax-qr.ts',
    before: 'if (encoded.length === 0 || encoded.length > MAX_BYTES) {',
    after,
    reason: 'The mock has one seller, whose name is neither empty nor too long.',
  })),
  {
    file: 'src/domain/tax-qr.ts',
    before: 'const MAX_BYTES = 255;',
    after: 'const MAX_BYTES = 256;',
    reason: 'The mock has one seller, whose name is neither empty nor too long.',
  },
  {
    file: 'src/domain/tax-qr.ts',
    before: 'TAGS[index] ?? 0',
    after: 'TAGS[index] ?? 1',
    reason: 'There is a tag for each value.',
  },
  ...[
    'const SCHOOL_DAYS_PER_WEEK = 5;',
    'const DAYS_BEFORE_EPOCH = 4;',
    'const week = (dayNumber - weekday + DAYS_BEFORE_EPOCH) / 7;',
    'return week * SCHOOL_DAYS_PER_WEEK + weekday;',
  ].map((before) => ({
    file: 'src/domain/menu.ts',
    before,
    after: '',
    reason: 'The contract does not say which dish is on which day.',
  })),
  {
    file: 'mocks/orders/menus.ts',
    before: 'const plannedDays = 56;',
    after: 'const plannedDays = 57;',
    reason: 'The contract does not say how far ahead menus are planned.',
  },
  {
    file: 'src/domain/money.ts',
    before: 'items.length === 0 && totalHalalas > 0',
    after: 'items.length === 0 && totalHalalas >= 0',
    reason: 'There is no order without a line, and no subscription without a day.',
  },
  {
    file: 'src/domain/money.ts',
    before: 'items.every((item) => weightOf(item) === 0)',
    after: 'items.some((item) => weightOf(item) === 0)',
    reason: 'No line of an order is free, so no weight is 0.',
  },
  {
    file: 'src/domain/money.ts',
    before: 'const MAX_HALALAS = 99_999_999_999;',
    after: 'const MAX_HALALAS = 100000000000;',
    reason: 'No order of ten students and twelve months reaches it.',
  },
  ...['now.getTime() - noticeHours', 'noticeHours / MS_PER_HOUR'].map((after) => ({
    file: 'src/domain/notice.ts',
    before: 'addDays(riyadhDateOf(new Date(now.getTime() + noticeHours * MS_PER_HOUR)), 1)',
    after,
    reason: 'It is the day from which a start is searched for; each start is then checked by the notice itself.',
  })),
  {
    file: 'src/domain/riyadh-date.ts',
    before: 'midnights.set(text, time);',
    after: ';',
    reason: 'It only keeps a value that is calculated again without it.',
  },
  {
    file: 'src/domain/start-day.ts',
    before: 'first > earliest ? first : earliest',
    after: 'first >= earliest ? first : earliest',
    reason: 'Equal days are the same day.',
  },
  {
    file: 'src/domain/state-machines.ts',
    before: 'is not allowed in the state',
    after: ';',
    reason: 'Handlers refuse such an event before, with a reason of their own.',
  },
];

/** Why a mutant can't be found; null if it can. */
export function reasonWhyEquivalent({ file, before, after }: Pick<Mutant, 'file' | 'before' | 'after'>): string | null {
  const found = equivalents.find(
    (each) => each.file === file && before.includes(each.before) && after.includes(each.after),
  );
  return found?.reason ?? null;
}

/** The entries that describe none of these mutants: their code has changed. */
export function outdatedEquivalents(mutants: readonly Mutant[]): string[] {
  return equivalents
    .filter((each) =>
      mutants.every(
        ({ file, before, after }) => file !== each.file || !before.includes(each.before) || !after.includes(each.after),
      ),
    )
    .map(({ file, before }) => `${file}: ${before}`);
}
