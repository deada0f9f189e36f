import { paymentOrigins } from './payment-origins.ts';

/**
 * The address of the payment page: a payment's `redirect_url`, if its origin is the app's own or one of the configured
 * payment origins. Null for any other address, so that the app never sends a parent there.
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
