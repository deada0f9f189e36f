import { operations } from '#src/api/generated/operations.ts';

const methods = [...new Set(Object.values(operations).map(({ method }) => method.toUpperCase()))].toSorted();

/**
 * The headers that let a page of another origin read an answer. The session is a header and no cookie, so any origin may call.
 */
const onEveryAnswer = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
  // Pages with a cross-origin embedder policy load pictures with this header only.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const onPreflight = {
  'Access-Control-Allow-Methods': [...methods, 'OPTIONS'].join(', '),
  // `*` would leave out Authorization.
  'Access-Control-Allow-Headers':
    'Accept, Accept-Language, Authorization, Cache-Control, Content-Type, Idempotency-Key, firebase-token, platform',
  'Access-Control-Max-Age': '600',
};

/**
 * The headers that let a page of another origin call.
 * @param isPreflight whether the browser asks before it calls
 * @param asksForPrivateNetwork whether a public page asks for a machine of the local network
 */
export function crossOriginHeaders(isPreflight: boolean, asksForPrivateNetwork: boolean): Record<string, string> {
  return {
    ...onEveryAnswer,
    ...(isPreflight && onPreflight),
    ...(isPreflight && asksForPrivateNetwork && { 'Access-Control-Allow-Private-Network': 'true' }),
  };
}
