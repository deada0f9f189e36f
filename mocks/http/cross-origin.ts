import { operations } from '#src/api/generated/operations.ts';

const methods = [...new Set(Object.values(operations).map(({ method }) => method.toUpperCase()))].toSorted();

/**
 * Headers that let a page of another origin read a response (`x-cross-origin` in the contract). The session is a header instead of a cookie, so any origin
 * may call.
 */
const onEveryAnswer = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Allow, RateLimit, RateLimit-Policy, Retry-After',
  // Pages with a cross-origin embedder policy load pictures only with this header.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const onPreflight = {
  'Access-Control-Allow-Methods': [...methods, 'OPTIONS'].join(', '),
  // The wildcard `*` does not include Authorization.
  'Access-Control-Allow-Headers':
    'Accept, Accept-Language, Authorization, Cache-Control, Content-Type, Idempotency-Key, Step-Up-Token, firebase-token, platform',
  'Access-Control-Max-Age': '7200',
};

/**
 * Headers that let a page of another origin send calls.
 * @param isPreflight whether the request is a preflight
 * @param asksForPrivateNetwork whether a public page requests access to a machine of the local network
 */
export function crossOriginHeaders(isPreflight: boolean, asksForPrivateNetwork: boolean): Record<string, string> {
  return {
    ...onEveryAnswer,
    ...(isPreflight && onPreflight),
    ...(isPreflight && asksForPrivateNetwork && { 'Access-Control-Allow-Private-Network': 'true' }),
  };
}
