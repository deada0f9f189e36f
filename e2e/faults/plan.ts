import { faultKinds, type FaultKind } from '../../mocks/fault.ts';
import { seededRandom } from '../../mocks/random.ts';

/**
 * Every request of the main journey, by the screen that makes it: where it is met first, and again where a parent's page
 * asks for more than a visitor's.
 */
export const requests = {
  home: ['getSettings', 'listPackages', 'listMeals', 'listHealths', 'listPartners'],
  packages: ['listPackages'],
  package: ['getPackage', 'listMeals', 'listAllergens', 'listOfficialVacations'],
  signUp: ['createUser'],
  verify: ['verifyUserFirebase'],
  signIn: ['createSession'],
  choice: ['listApplicants', 'listCurrentOrders', 'getDraftOrder'],
  student: [
    'listEducationalLevels',
    'listHealthIssues',
    'listRegions',
    'listSchools',
    'getUser',
    'listNotifications',
    'listNeighbourhoods',
    'createApplicant',
  ],
  order: ['createOrder'],
  cart: ['getDraftOrder'],
  checkout: ['listPaymentMethods', 'checkoutOrder'],
  payment: ['getPayment', 'getOrder'],
  confirmed: ['getOrder'],
  orders: ['listCurrentOrders'],
} as const;

export type Place = keyof typeof requests;

/** One request of the journey with one thing that goes wrong with it. */
export interface FaultCase {
  place: Place;
  operation: string;
  kind: FaultKind;
}

/** Method and path of an operation, for those who watch the line. */
export const addresses: Readonly<Record<string, readonly [method: string, path: RegExp]>> = {
  getSettings: ['GET', /\/settings$/],
  listPackages: ['GET', /\/packages$/],
  listMeals: ['GET', /\/meals$/],
  listHealths: ['GET', /\/healths$/],
  listPartners: ['GET', /\/partners$/],
  getPackage: ['GET', /\/packages\/\d+$/],
  listAllergens: ['GET', /\/allergens$/],
  listOfficialVacations: ['GET', /\/official-vacations$/],
  createUser: ['POST', /\/users$/],
  verifyUserFirebase: ['POST', /\/verify-user-firebase$/],
  createSession: ['POST', /\/sessions$/],
  listApplicants: ['GET', /\/applicants$/],
  listCurrentOrders: ['GET', /\/orders\/current$/],
  getDraftOrder: ['GET', /\/orders\/draft$/],
  listEducationalLevels: ['GET', /\/educational-levels$/],
  listHealthIssues: ['GET', /\/health-issues$/],
  listRegions: ['GET', /\/regions$/],
  listSchools: ['GET', /\/schools$/],
  getUser: ['GET', /\/users\/\d+$/],
  listNotifications: ['GET', /\/notifications$/],
  listNeighbourhoods: ['GET', /\/neighbourhoods$/],
  createApplicant: ['POST', /\/applicants$/],
  createOrder: ['POST', /\/orders$/],
  listPaymentMethods: ['GET', /\/payment-methods$/],
  checkoutOrder: ['POST', /\/orders\/\d+\/checkout$/],
  getPayment: ['GET', /\/payments\/\d+$/],
  getOrder: ['GET', /\/orders\/\d+$/],
};

const all: FaultCase[] = (Object.keys(requests) as Place[]).flatMap((place) =>
  requests[place].flatMap((operation) => faultKinds.map((kind) => ({ place, operation, kind }))),
);

/** How many cases there are in all. */
export const caseCount = all.length;

/**
 * All cases in so many shares of about the same size, the same ones for the same seed. Within a share, what the server never
 * did comes before what it did without being heard.
 */
export function shares(count: number, seed: number): FaultCase[][] {
  const random = seededRandom(seed);
  const drawn = all
    .map((each) => ({ each, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each);
  const rank = ({ kind }: FaultCase) => ['timeout', 'cut', 'off-contract'].indexOf(kind);
  return Array.from({ length: count }, (_, share) =>
    drawn.filter((_each, at) => at % count === share).toSorted((a, b) => rank(a) - rank(b)),
  );
}
