import { paymentOrigins } from './payment-origins.ts';

/**
 * Where to send a parent to pay: a payment's `redirect_url`, if it is a page of the app's own origin or of an origin
 * that is passed. Null for any other address: the app never leads to an origin that is not in the configuration.
 */
export function paymentAddress(redirectUrl: string): string | null {
  let url: URL;
  try {
    url = new URL(redirectUrl);
  } catch {
    return null;
  }
  const isPage = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  const isKnown = [window.location.origin, ...paymentOrigins()].some((origin) => new URL(origin).origin === url.origin);
  return isPage && isKnown ? url.href : null;
}
