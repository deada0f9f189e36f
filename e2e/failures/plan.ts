import { failureKinds, type FailureKind } from '../../mocks/scenarios/failure.ts';
import { seededRandom } from '../../mocks/random.ts';
import { operations } from '../../src/api/generated/operations.ts';

/**
 * Every request of the main journey, listed at the first screen that makes it, and again where a parent's page makes
 * more requests than a visitor's.
 */
export const requests = {
  home: ['getSettings', 'listPackages', 'listMeals', 'listHealths', 'listPartners'],
  packages: ['listPackages'],
  package: ['getSettings', 'getPackage', 'listMeals', 'listAllergens', 'listOfficialVacations'],
  signUp: ['getSettings', 'createUser'],
  verify: ['verifyUserFirebase'],
  signIn: ['createSession'],
  choice: ['listApplicants', 'listCurrentOrders', 'getDraftOrder', 'listHealthIssues', 'listMenus', 'createOrder'],
  student: [
    'getSettings',
    'listEducationalLevels',
    'listHealthIssues',
    'listAllergens',
    'listRegions',
    'listSchools',
    'listApplicants',
    'getUser',
    'listNotifications',
    'getDraftOrder',
    'listNeighbourhoods',
    'createApplicant',
  ],
  cart: ['getDraftOrder', 'listApplicants', 'getSettings', 'getPackage', 'listAllergens', 'listHealthIssues'],
  checkout: [
    'listPaymentMethods',
    'getDraftOrder',
    'getSettings',
    'getPackage',
    'listAllergens',
    'listHealthIssues',
    'checkoutOrder',
  ],
  payment: ['getPayment', 'getOrder', 'listPaymentMethods'],
  confirmed: [
    'getOrder',
    'getPackage',
    'listApplicants',
    'listDeliveries',
    'listHealthIssues',
    'listAllergens',
    'listMeals',
  ],
  orders: [
    'listCurrentOrders',
    'getSettings',
    'listCurrentDeliveries',
    'listApplicants',
    'listHealthIssues',
    'listAllergens',
    'listMeals',
    'listDeliveries',
    'getPackage',
  ],
  renewal: [
    'listCurrentOrders',
    'getSettings',
    'getApplicant',
    'listDeliveries',
    'listApplicantVacations',
    'listOfficialVacations',
    'getPackage',
    'listMeals',
    'listMenus',
    'listHealthIssues',
    'listAllergens',
  ],
} as const;

export type Place = keyof typeof requests;

/** One request of the journey with one kind of failure. */
export interface FailureCase {
  place: Place;
  operation: string;
  kind: FailureKind;
}

/** The requests of the layout, which are the same on every page and are tested on one screen. */
const around: ReadonlySet<string> = new Set(['getUser', 'listNotifications', 'getDraftOrder']);

/** The screens that show settings only in the footer, where a failure is tested on the home page only. */
export const passing: ReadonlySet<Place> = new Set(['home', 'packages', 'verify', 'signIn', 'payment', 'confirmed']);

const screens: readonly (readonly [path: RegExp, place: Place])[] = [
  [/^\/$/, 'home'],
  [/^\/packages$/, 'packages'],
  [/^\/packages\/\d+$/, 'package'],
  [/^\/signup$/, 'signUp'],
  [/^\/verify$/, 'verify'],
  [/^\/signin$/, 'signIn'],
  [/\/add-applicants?$/, 'student'],
  [/^\/cart\/choose-applicants$/, 'cart'],
  [/^\/checkout\?payment=\d+$/, 'payment'],
  [/^\/checkout$/, 'checkout'],
  [/^\/sub-successful\?/, 'confirmed'],
  [/\/current-orders$/, 'orders'],
  [/\/my-orders\/renewal$/, 'renewal'],
];

/** Describes a request of a screen that the table does not test; null if it is tested. */
export function missing(operation: string, screen: string): string | null {
  const { pathname, search } = new URL(screen);
  const place = screens.find(([path]) => path.test(pathname) || path.test(pathname + search))?.[1];
  if (place === undefined) return `${pathname}: ${operation}`;
  // A parent's package page makes the requests of a visitor's page too.
  const tried: readonly string[] = place === 'package' ? [...requests.package, ...requests.choice] : requests[place];
  return tried.includes(operation) || around.has(operation) || (operation === 'getSettings' && passing.has(place))
    ? null
    : `${place}: ${operation}`;
}

interface Call {
  method: () => string;
  url: () => string;
  headers: () => Record<string, string>;
}

const addresses = Object.entries(operations).map(([id, { method, path }]) => ({
  id,
  method: method.toUpperCase(),
  path: new RegExp(`^/api/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The operation of the contract that a request calls; null for other requests. */
export function operationOf(request: Call): string | null {
  const { pathname } = new URL(request.url());
  if (!pathname.startsWith('/api/')) return null;
  const found = addresses.find(({ method, path }) => method === request.method() && path.test(pathname));
  return found?.id ?? `${request.method()} ${pathname}`;
}

const all: FailureCase[] = (Object.keys(requests) as Place[]).flatMap((place) =>
  requests[place].flatMap((operation) => failureKinds.map((kind) => ({ place, operation, kind }))),
);

/** The number of cases. */
export const caseCount = all.length;

/**
 * Splits all cases into shares of about the same size; the same seed gives the same shares. Within a share, requests
 * that the server never handled come before those with a lost answer.
 */
export function shares(count: number, seed: number): FailureCase[][] {
  const random = seededRandom(seed);
  const drawn = all
    .map((each) => ({ each, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each);
  const rank = ({ kind }: FailureCase) => ['timeout', 'cut', 'off-contract'].indexOf(kind);
  return Array.from({ length: count }, (_, share) =>
    drawn.filter((_each, at) => at % count === share).toSorted((a, b) => rank(a) - rank(b)),
  );
}
