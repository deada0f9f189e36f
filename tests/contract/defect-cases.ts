import { decodeTaxQr, encodeTaxQr } from '#src/domain/tax-qr.ts';
import { type Defect, type Passing, wrongData } from './defective-proxy.ts';
import { isObject, type JsonObject } from './json.ts';
import type { Phase } from './suite.ts';

/** The order in the data of a reply. */
export const orderOf = (data: JsonObject) => (isObject(data['order']) ? data['order'] : {});
/** The path of one order. */
export const oneOrder = /^\/orders\/\d+$/;
const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
/** Gives some requests a key of their own. */
const withAnotherKey =
  (isMeant: (passing: Passing) => boolean) =>
  (passing: Passing): Passing =>
    'idempotency-key' in passing.headers && isMeant(passing)
      ? { ...passing, headers: { ...passing.headers, 'idempotency-key': `n-${Math.random()}`.replace('.', '-') } }
      : passing;
const brokenServer = { custom_status: 500, error: 'Unexpected token } in JSON at position 12' };

/** The next draft has the id of the deleted one, as on a server that takes the highest id and one more. */
function repeatedDraftId(): Defect {
  const repeated = 800_001;
  let real = repeated;
  return {
    onRequest: (passing) => ({ ...passing, path: passing.path.replace(`/orders/${repeated}`, `/orders/${real}`) }),
    ...wrongData('POST', /^\/orders$/, (data) => {
      const order = orderOf(data);
      if (typeof order['id'] === 'number') real = order['id'];
      order['id'] = repeated;
    }),
  };
}

/** Each defect, with the operations and parts that must find it, and the expected message. */
export const defects: [string, Defect, string[], Phase[], RegExp][] = [
  [
    'a field that is missing',
    wrongData('GET', oneOrder, (data) => {
      delete orderOf(data)['total'];
    }),
    ['getOrder'],
    ['matrix'],
    /getOrder 200: body: \/data\/order must have required property 'total'/,
  ],
  [
    'a field of the wrong type',
    wrongData('GET', oneOrder, (data) => {
      orderOf(data)['version'] = '3';
    }),
    ['getOrder'],
    ['matrix'],
    /getOrder 200: body: \/data\/order\/version must be integer/,
  ],
  [
    'a field that is not documented',
    wrongData('GET', oneOrder, (data) => {
      orderOf(data)['margin'] = '12.00';
    }),
    ['getOrder'],
    ['matrix'],
    /getOrder 200: undocumented field: \/data\/order must NOT have additional properties: margin/,
  ],
  [
    'a status that is not documented',
    { onAnswer: (answer) => (answer.status === 201 ? { ...answer, status: 202 } : answer) },
    ['createContactMessage'],
    ['matrix'],
    /createContactMessage 202: status: 202 is not documented/,
  ],
  [
    'a documented status that never comes',
    { onAnswer: (answer) => (answer.status === 404 ? { ...answer, status: 401 } : answer) },
    ['getMeal', 'getApplicant'],
    ['matrix'],
    /getApplicant 404: it never came/,
  ],
  [
    'another media type',
    { onAnswer: (answer) => ({ ...answer, headers: { ...answer.headers, 'content-type': 'text/html' } }) },
    ['listPartners'],
    ['matrix'],
    /listPartners 200: media type: text\/html is not documented/,
  ],
  [
    'a header that is missing',
    {
      onAnswer({ headers: { 'retry-after': _gone, ...headers }, ...answer }) {
        return { ...answer, headers };
      },
    },
    ['createContactMessage'],
    ['matrix'],
    /createContactMessage 429: header: Retry-After is missing/,
  ],
  [
    'personal data that may be kept',
    {
      onAnswer({ headers: { 'cache-control': _gone, ...headers }, ...answer }) {
        return { ...answer, headers };
      },
    },
    ['getUser'],
    ['matrix'],
    /getUser 200: header: Cache-Control is missing/,
  ],
  [
    'a 401 that does not name the scheme',
    {
      onAnswer({ headers: { 'www-authenticate': _gone, ...headers }, ...answer }) {
        return { ...answer, headers };
      },
    },
    ['getUser'],
    ['matrix'],
    /getUser 401: header: WWW-Authenticate is missing/,
  ],
  [
    'a reason that its operation does not have',
    { onAnswer: (answer) => ({ ...answer, body: answer.body.replace('"school_exists"', '"too_late"') }) },
    ['createSchool'],
    ['matrix'],
    /createSchool 409: error code: too_late is not listed for createSchool 409/,
  ],
  [
    'a value of an extensible list that the contract does not know',
    { onAnswer: (answer) => ({ ...answer, body: answer.body.replace('"announcement"', '"birthday"') }) },
    ['listNotifications'],
    ['matrix'],
    /listNotifications 200: unknown value: .*has a value that the contract does not know/,
  ],
  [
    'a token that is checked where none is needed',
    {
      onRequest: (passing) =>
        passing.path.startsWith('/partners') && passing.headers['authorization'] !== undefined
          ? { status: 401, headers: { 'content-type': 'application/json' }, body: '{"custom_status":401,"error":"No"}' }
          : passing,
    },
    ['listPartners'],
    ['properties'],
    /protocol: listPartners ignores a token that is invalid/,
  ],
  [
    'an example that is refused',
    {
      onRequest: (passing) =>
        passing.body.includes('سارة العتيبي')
          ? {
              status: 422,
              headers: { 'content-type': 'application/json' },
              body: '{"custom_status":422,"error":"No Arabic, please"}',
            }
          : passing,
    },
    ['createContactMessage'],
    ['examples'],
    /createContactMessage question: 422/,
  ],
  [
    'a 500 on malformed JSON',
    {
      onRequest: (passing) =>
        passing.body === '' || isJson(passing.body)
          ? passing
          : { status: 500, headers: { 'content-type': 'application/json' }, body: JSON.stringify(brokenServer) },
    },
    ['createSchool'],
    ['negatives'],
    /createSchool: malformed JSON at body: malformed JSON: 500 is no refusal of it/,
  ],
  [
    'an unknown field that is taken',
    {
      onRequest(passing) {
        if (!isJson(passing.body)) return passing;
        const { name, email, message } = JSON.parse(passing.body) as JsonObject;
        return { ...passing, body: JSON.stringify({ name, email, message }) };
      },
    },
    ['createContactMessage'],
    ['negatives'],
    /createContactMessage: extra field at body: extra field: 201/,
  ],
  [
    'the second of two equal parameters that is ignored',
    {
      onRequest({ path, ...passing }) {
        const url = new URL(path, 'http://server');
        return { ...passing, path: `${url.pathname}?${new URLSearchParams(Object.fromEntries(url.searchParams))}` };
      },
    },
    ['listMeals'],
    ['negatives'],
    /listMeals: repeated parameter at query exclude_allergens: repeated parameter: 200 is no refusal/,
  ],
  [
    'an unknown allergen that is ignored',
    {
      onRequest: ({ path, ...passing }) => ({ ...passing, path: path.replace(/%2C(?:moon_dust|egg|peanut)\b/, '') }),
    },
    ['listMeals'],
    ['negatives'],
    /listMeals: against a rule of the query at an unknown allergen: .*200 is no refusal/,
  ],
  [
    'a filter that excludes only the first allergen',
    {
      onRequest: ({ path, ...passing }) => ({
        ...passing,
        path: path.replace(/(exclude_allergens=[a-z_]+)[^&]*/, '$1'),
      }),
    },
    ['listMeals'],
    ['properties'],
    /allergen filter: .*: without [a-z_,]+ the list has/,
  ],
  [
    'a filter that is ignored',
    { onRequest: ({ path, ...passing }) => ({ ...passing, path: path.replace(/\bcategory=[a-z_]+&?/, '') }) },
    ['listPackages'],
    ['properties'],
    /filters: listPackages .*\{"category":"[a-z_]+"\} leaves [\d,]+ instead of/,
  ],
  [
    'VAT that is a halala too high',
    wrongData('POST', /^\/orders$/, (data) => {
      const order = orderOf(data);
      for (const name of ['vat_amount', 'total']) order[name] = (Number(order[name]) + 0.01).toFixed(2);
    }),
    ['createOrder'],
    ['properties'],
    /prices: totals, VAT and end dates .*: the order has .* instead of/,
  ],
  [
    'a tax QR code with another VAT than the invoice',
    wrongData('GET', /^\/orders\/\d+\/report$/, (data) => {
      const { invoice } = data['report'] as { invoice: { qr_payload: string } };
      const facts = decodeTaxQr(invoice.qr_payload);
      invoice.qr_payload = encodeTaxQr({ ...facts, vatHalalas: facts.vatHalalas + 1 });
    }),
    ['getOrderReport'],
    ['properties'],
    /the QR code of the invoice of order \d+\.vat is ".*" instead of/,
  ],
  [
    'a start that is possible after its notice',
    {
      onAnswer: (answer, { path }) =>
        path === '/orders' && answer.status === 422 ? { ...answer, status: 201 } : answer,
    },
    ['createOrder'],
    ['properties'],
    /deadlines: a start .*: 0 s after .* it answered a success instead of 422/,
  ],
  [
    'a student with a home in an unknown place',
    {
      onAnswer: (answer, { path }) =>
        path === '/applicants' && answer.body.includes('home_address.') ? { ...answer, status: 201 } : answer,
    },
    ['createApplicant'],
    ['negatives'],
    /createApplicant: against a rule at body\.home_address, in no known place: against a rule: 201 is no refusal/,
  ],
  [
    'an unread count that does not follow what is read',
    wrongData('GET', /^\/notifications/, (data) => {
      data['unread_count'] = 40;
    }),
    ['markNotificationRead'],
    ['properties'],
    /notifications: reading concerns what was read, .*unread_count is \d+ instead of 39/,
  ],
  [
    'the id of a deleted draft that is given again',
    repeatedDraftId(),
    ['removeOrderApplicant'],
    ['properties'],
    /ids: a deleted draft never gives its id to another: the new order has the id 800001 of a deleted one/,
  ],
  [
    'a key that is ignored',
    { onRequest: withAnotherKey(() => true) },
    ['createOrderReview'],
    ['properties'],
    /repetition: createOrderReview sent twice, in turn, .*: the answers are 201 .* and 409/,
  ],
  [
    'a refusal that is not kept',
    { onRequest: withAnotherKey(({ headers }) => headers['accept-language'] === 'ar') },
    ['createContactMessage'],
    ['properties'],
    /repetition: createContactMessage refused, stays refused .*: the answers are 422 .* and 422/,
  ],
  [
    'an expired token that still opens',
    {
      onRequest: (passing) =>
        passing.method === 'DELETE' && passing.path === '/sessions' ? { status: 204, headers: {}, body: '' } : passing,
    },
    ['listPaymentMethods'],
    ['negatives'],
    /listPaymentMethods: expired token at header Authorization: expired token: 200/,
  ],
];
