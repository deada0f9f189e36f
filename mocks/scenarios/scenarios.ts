import { type OperationId, type Operations, operations } from '#src/api/generated/operations.ts';
import type { Reply } from '#mocks/contract.ts';
import { hostileArticle } from './hostile-html.ts';
import { paymentScenarios } from './payment-scenarios.ts';
import { preparingCopy } from './preparing-copy.ts';
import type { OverriddenCall, Overrides, Scenario } from './scenario.ts';
import { errorReply } from '#mocks/replies/error-reply.ts';
import { texts } from '#mocks/replies/texts.ts';

const noPages = { page: 1, per_page: 10, total_count: 0, total_pages: 0, next_page: null };
const { page: page_number, per_page: page_size, ...counts } = noPages;

const noPackages = {
  listPackages: () => ({ status: 200, body: { custom_status: 200, data: { packages: [] }, meta: noPages } }),
} satisfies Overrides;

const noMeals = {
  listMeals: () => ({ status: 200, body: { custom_status: 200, data: { meals: [] }, meta: noPages } }),
} satisfies Overrides;

const noBlogs = {
  listHealths: () => ({ status: 200, body: { custom_status: 200, data: { health_blogs: [] }, meta: noPages } }),
} satisfies Overrides;

const noPartners = {
  listPartners: () => ({ status: 200, body: { custom_status: 200, data: { partners: [] } } }),
} satisfies Overrides;

const noNews = {
  listNews: () => ({ status: 200, body: { custom_status: 200, data: { news: [] }, meta: noPages } }),
} satisfies Overrides;

const noEvents = {
  listEvents: () => ({ status: 200, body: { custom_status: 200, data: { events: [] } } }),
} satisfies Overrides;

const noStudents = {
  listApplicants: () => ({ status: 200, body: { custom_status: 200, data: { applicants: [] } } }),
} satisfies Overrides;

const noOrders = {
  listCurrentOrders: () => ({ status: 200, body: { custom_status: 200, data: { orders: [] }, meta: noPages } }),
  listOrderHistory: () => ({ status: 200, body: { custom_status: 200, data: { orders: [] }, meta: noPages } }),
} satisfies Overrides;

const noNotifications = {
  listNotifications: () => ({
    status: 200,
    body: {
      custom_status: 200,
      data: { notifications: [], unread_count: 0 },
      meta: { page_number, page_size, ...counts },
    },
  }),
} satisfies Overrides;

const noOtherLists = {
  listSchools: () => ({ status: 200, body: { custom_status: 200, data: { schools: [] }, meta: noPages } }),
  searchAddresses: () => ({ status: 200, body: { custom_status: 200, data: { addresses: [] } } }),
} satisfies Overrides;

function taken({ language }: OverriddenCall): Reply<'createUser'> {
  return errorReply(
    422,
    [
      { field: 'mobile_number', code: 'taken', text: texts.phoneTaken },
      { field: 'email', code: 'taken', text: texts.emailTaken },
    ],
    language,
  );
}

/** An article that exists in the other language only. */
function untranslatedArticle({ language, now }: OverriddenCall): Reply<'getHealth'> {
  const at = now.toISOString();
  const english = { name: 'Only in English', description: 'This article has no translation yet.' };
  const arabic = { arabic_name: 'بالعربية فقط', arabic_description: 'لم يُترجم هذا المقال بعد.' };
  const written =
    language === 'ar'
      ? { ...english, arabic_name: '', arabic_description: '' }
      : { ...arabic, name: '', description: '' };
  const article = { id: 1, ...written, image_url: null, created_at: at, updated_at: at, is_active: true };
  return { status: 200, body: { custom_status: 200, data: { health_blog: article } } };
}

/** The default scenario: nothing is overridden. */
const usual = { name: 'default', group: 'usual', description: 'Everything works.' } as const satisfies Scenario;

/** All scenarios. The panel, `?scenario=` links and the e2e fixtures use this list. */
export const scenarios = [
  usual,
  {
    name: 'every-list-empty',
    group: 'empty',
    description: 'Every list is empty: packages, meals, articles, partners, news, students, orders, notifications.',
    replies: {
      ...noPackages,
      ...noMeals,
      ...noBlogs,
      ...noPartners,
      ...noNews,
      ...noEvents,
      ...noStudents,
      ...noOrders,
      ...noNotifications,
      ...noOtherLists,
    },
  },
  { name: 'no-packages', group: 'empty', description: 'No package is offered.', replies: noPackages },
  { name: 'no-meals', group: 'empty', description: 'No meal is listed.', replies: noMeals },
  { name: 'allergens-not-recorded', group: 'empty', description: 'A meal without allergen data.', change: 'labels' },
  { name: 'no-blogs', group: 'empty', description: 'The health blog is empty.', replies: noBlogs },
  { name: 'no-partners', group: 'empty', description: 'No partner yet.', replies: noPartners },
  { name: 'no-news', group: 'empty', description: 'No news on the event plan.', replies: noNews },
  { name: 'no-students', group: 'empty', description: 'The parent has no students.', replies: noStudents },
  { name: 'no-orders', group: 'empty', description: 'No current and no past orders.', replies: noOrders },
  {
    name: 'no-notifications',
    group: 'empty',
    description: 'The parent has no notifications.',
    replies: noNotifications,
  },

  {
    name: 'many-orders',
    group: 'many',
    description: 'Huda has 500 orders, 200 of them current.',
    change: 'orders',
  },
  {
    name: 'orders-on-two-pages',
    group: 'many',
    description: 'Huda has 14 current orders; Lama’s is the oldest, on the second page.',
    change: 'two-pages',
  },
  {
    name: 'many-notifications',
    group: 'many',
    description: 'Huda has 2,000 notifications, 120 of them unread.',
    change: 'notifications',
  },
  {
    name: 'other-page-size',
    group: 'many',
    description: 'Every list answers seven rows per page, whatever the request.',
    pageSize: 7,
  },
  {
    name: 'row-added',
    group: 'many',
    description: 'A new notification for Huda: the rows of an open list move down.',
    change: 'news',
  },
  {
    name: 'row-removed',
    group: 'many',
    description: 'Huda’s newest notification is removed: the rows of an open list move up.',
    change: 'removal',
  },

  {
    name: 'students-full',
    group: 'many',
    description: 'An account can have 2 students at most.',
    maxStudents: 2,
  },
  {
    name: 'new-conditions',
    group: 'server',
    description: 'The health disclaimer has a new version, 2026-12: a form that was opened before is refused.',
    conditionsVersion: '2026-12',
  },
  { name: 'copy-preparing', group: 'server', description: 'The first copy is not ready.', replies: preparingCopy },
  {
    name: 'hostile-article',
    group: 'server',
    description: 'Every article is HTML, half of it written to attack its readers.',
    replies: {
      getHealth: ({ now }) => ({
        status: 200,
        body: { custom_status: 200, data: { health_blog: hostileArticle(now) } },
      }),
    },
  },
  {
    name: 'untranslated-article',
    group: 'server',
    description: 'Every article exists in the other language only.',
    replies: { getHealth: untranslatedArticle },
  },
  {
    name: 'session-expired',
    group: 'session',
    description: 'Open sessions end: HTTP 401. Signing in again works.',
    endsSessions: 'http-401',
  },
  {
    name: 'session-expired-custom',
    group: 'session',
    description: 'Open sessions end: custom_status 401 under HTTP 200, off the contract.',
    endsSessions: 'custom-status-401',
  },
  {
    name: 'invalid-token',
    group: 'session',
    description: 'Open sessions end: the missing-translation text of an invalid token.',
    endsSessions: 'invalid-token',
  },
  {
    name: 'invalid-token-no-body',
    group: 'session',
    description: 'Open sessions end: the same text in the status line, without a body.',
    endsSessions: 'invalid-token-no-body',
  },
  {
    name: 'sign-up-taken',
    group: 'session',
    description: 'Signing up finds number and email taken.',
    replies: { createUser: taken },
  },

  {
    name: 'code-wrong',
    group: 'phone',
    description: 'No code is ever right.',
    phone: 'invalid-verification-code',
  },
  { name: 'code-expired', group: 'phone', description: 'Each code has expired when entered.', phone: 'code-expired' },
  {
    name: 'code-too-many-requests',
    group: 'phone',
    description: 'The provider sends no more codes to this number.',
    phone: 'too-many-requests',
  },
  { name: 'code-quota', group: 'phone', description: 'The provider’s quota is used up.', phone: 'quota-exceeded' },
  {
    name: 'code-network',
    group: 'phone',
    description: 'The provider can’t be reached.',
    phone: 'network-request-failed',
  },

  { name: 'menu-changed', group: 'orders', description: 'Another dish, then a day without a plan.', change: 'menus' },
  { name: 'menu-not-planned', group: 'orders', description: 'No menu after this week.', change: 'no-menus' },
  { name: 'allergy-added', group: 'orders', description: 'Lama has a severe wheat allergy.', change: 'severe-allergy' },
  { name: 'school-closed', group: 'orders', description: 'Lama’s school closes for two days.', change: 'one-school' },
  { name: 'late-delivery', group: 'orders', description: 'The next lunch arrives at 13:30.', change: 'delay' },
  {
    name: 'price-changed',
    group: 'orders',
    description: 'Packages cost SAR 20 more from now on.',
    change: 'prices',
  },
  {
    name: 'package-withdrawn',
    group: 'orders',
    description: 'Packages 2 and 3, which are in subscriptions and carts, are no longer offered.',
    change: 'withdrawal',
  },
  {
    name: 'package-ages-lowered',
    group: 'orders',
    description: 'Package 3, which Faisal (11) is subscribed to, is for students up to 10.',
    change: 'ages',
  },
  {
    name: 'vacation-announced',
    group: 'orders',
    description: 'Schools close on two days of the second possible week.',
    change: 'vacation',
  },
  {
    name: 'stale-order',
    group: 'orders',
    description: 'Another device has changed the draft: the next change is a 409.',
    change: 'order-versions',
  },

  ...paymentScenarios,

  {
    name: 'server-error',
    group: 'server',
    description: 'Every call but the settings answers 500 with a message.',
    refusal: { status: 500, form: 'single' },
  },
  {
    name: 'server-error-list',
    group: 'server',
    description: 'Every call but the settings answers 500 with a list of messages.',
    refusal: { status: 500, form: 'list' },
  },
  {
    name: 'error-list',
    group: 'server',
    description: 'Every form answers 422 with a list of messages.',
    refusal: { status: 422, form: 'list' },
  },
  {
    name: 'no-body',
    group: 'server',
    description: 'Every call answers 500 without a body.',
    refusal: { status: 500, form: 'empty' },
  },
  {
    name: 'too-many-requests',
    group: 'server',
    description: 'Every call with a rate limit answers 429.',
    refusal: { status: 429, form: 'single' },
  },
  {
    name: 'rate-limits',
    group: 'server',
    description: 'All rate limits of the contract are applied, not only those of passwords and numbers.',
    limitsRates: true,
  },

  {
    name: 'slow',
    group: 'network',
    description: 'Every answer takes three seconds longer.',
    network: { delayMs: 3_000 },
  },
  { name: 'offline', group: 'network', description: 'No connection.', network: { offline: true } },
  {
    name: 'connection-lost-on-checkout',
    group: 'network',
    description: 'The order is placed, but the answer never arrives.',
    network: { lostResponses: ['checkoutOrder'] },
  },
  {
    name: 'connection-lost-before-checkout',
    group: 'network',
    description: 'Placing the order never reaches the server.',
    network: { lostRequests: ['checkoutOrder'] },
  },
] as const satisfies readonly Scenario[];

/** The error statuses that the contract documents for an operation. */
type RefusedStatus<Op extends OperationId> = {
  [Status in keyof Operations[Op]['replies'] & number]: `${Status}` extends `4${string}` | `5${string}`
    ? Status
    : never;
}[keyof Operations[Op]['replies'] & number];

type RefusalName = { [Op in OperationId]: `refused-${Op}-${RefusedStatus<Op>}` }[OperationId];

/** The name of a listed scenario, or `refused-<operation>-<status>` for an error of the contract. */
export type ScenarioName = (typeof scenarios)[number]['name'] | RefusalName;

/** One scenario for each error that the contract documents, such as `refused-updateUser-422`. */
export const refusals = (Object.keys(operations) as OperationId[]).flatMap((operation) =>
  Object.keys(operations[operation].replies)
    .map(Number)
    .filter((status) => status >= 400)
    .map((status) => ({
      name: `refused-${operation}-${status}` as RefusalName,
      group: 'server' as const,
      description: `${operation} answers ${status}.`,
      refusal: { status, form: 'single' as const, operations: [operation] as const },
    })),
) satisfies readonly Scenario[];

const byName = new Map<string, Scenario>([...scenarios, ...refusals].map((scenario) => [scenario.name, scenario]));

/** Whether a text is the name of a scenario. */
export function isScenarioName(name: string): name is ScenarioName {
  return byName.has(name);
}

/** The scenario of a name; undefined for an unknown name. */
export function findScenario(name: string): Scenario | undefined {
  return byName.get(name);
}

/** The default scenario. */
export const usualScenario = usual satisfies Scenario;
