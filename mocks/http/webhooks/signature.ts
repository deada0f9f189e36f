import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the time of a signature may be from the clock of the receiver, before and after. */
export const replayWindowSeconds = 300;

const digestOf = (secret: string, seconds: string, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

/** The `Webhook-Signature` of a body. While a secret is replaced, both secrets sign. */
export function webhookSignature(body: string, secrets: readonly string[], at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${digestOf(secret, seconds, body).toString('hex')}`)].join(
    ',',
  );
}

/**
 * The check that a receiver makes before it parses a body (openapi/README.md).
 * @param body the body as it was received, not parsed and written again
 */
export function isAuthenticWebhook(body: string, header: string, secret: string, now: Date): boolean {
  if (!/^t=\d{1,12}(?:,v1=[0-9a-f]{64})+$/.test(header)) return false;
  const [time = '', ...signatures] = header.split(',');
  const seconds = time.slice(2);
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > replayWindowSeconds) return false;
  const expected = digestOf(secret, seconds, body);
  return signatures.some((each) => timingSafeEqual(Buffer.from(each.slice(3), 'hex'), expected));
}
