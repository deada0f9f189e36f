import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from '../fixtures.ts';

interface Contract {
  paths: Record<string, Record<string, { operationId?: string; 'x-provenance'?: 'known' | 'proposed' }>>;
}

const file = new URL('../../openapi/dist/openapi.yaml', import.meta.url);
const contract = parse(readFileSync(file, 'utf8')) as Contract;

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { operationId }]) => operationId !== undefined)
    .map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      provenance: operation['x-provenance'],
      matches: (asked: string, pathname: string) =>
        asked.toLowerCase() === method &&
        new RegExp(`^/api/v1${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(pathname),
    })),
);

/** The known calls (rules.md#known-calls); all other calls are our proposal. */
const knownCalls = [
  'GET /check-if-phone-exists',
  'GET /healths',
  'GET /healths/{id}',
  'GET /notifications',
  'GET /users/{id}',
  'POST /check-verification',
  'POST /sessions',
  'POST /users',
  'POST /verify-user-firebase',
  'PUT /update-password',
  'PUT /users/{id}',
];

/** Areas that are known to exist but whose calls are unknown, and the paths of each. */
const areas = {
  'pre-registration': '/pre-registrations',
  'contact message': '/contact-messages',
  newsletter: '/newsletter-subscriptions',
  applicants: '/applicants',
  schools: '/schools',
  'educational levels': '/educational-levels',
  'health issues': '/health-issues',
  packages: '/packages',
  orders: '/orders',
  'official vacations': '/official-vacations',
  'applicant vacations': '/applicants/{id}/vacations',
  'payment infos': '/payment-infos',
  'payment orders': '/payment-orders',
  regions: '/regions',
  neighbourhoods: '/regions/{id}/neighbourhoods',
  meals: '/meals',
};

test('W02 Every call that the app makes is in the contract, which marks what is known and what is proposed', async ({
  page,
  signIn,
}) => {
  const idless = (path: string) => path.replaceAll(/\{[^}]+\}/g, '{id}');
  const known = operations.filter(({ provenance }) => provenance === 'known').map(({ call }) => idless(call));
  expect(known.toSorted()).toEqual(knownCalls);
  for (const [area, start] of Object.entries(areas)) {
    const proposed = operations.filter(
      ({ call, provenance }) => provenance === 'proposed' && idless(call.split(' ')[1] ?? '').startsWith(start),
    );
    expect(proposed, area).not.toEqual([]);
  }

  const asked: { method: string; pathname: string }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push({ method: request.method(), pathname });
  });
  await signIn('huda');
  for (const path of [
    '/',
    '/packages',
    '/meals',
    '/blog',
    '/event',
    '/notification',
    '/cart/choose-applicants',
    '/profile/my-account/applicants/add-applicants',
    '/profile/my-orders/current-orders',
    '/profile/my-orders/history',
    '/profile/my-orders/order',
    '/profile/my-orders/payment',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(asked.length).toBeGreaterThan(20);
  const strange = asked.filter(({ method, pathname }) => !operations.some((each) => each.matches(method, pathname)));
  expect(strange, 'calls that the contract does not know').toEqual([]);
});
