import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { knownWebhookEventType } from '#src/api/generated/known-values.ts';
import { WebhookEvent } from '#src/api/generated/zod/schemas.ts';
import { isAuthenticWebhook, replayWindowSeconds, webhookSignature } from './signature.ts';

interface Webhook {
  post: {
    requestBody: { content: { 'application/json': { examples: Record<string, { value: { type: string } }> } } };
  };
}
const contract = parse(readFileSync('openapi/dist/openapi.yaml', 'utf8')) as {
  webhooks: Record<string, Webhook>;
  components: { parameters: { WebhookSignature: { schema: { pattern: string } } } };
};
const examples = Object.entries(contract.webhooks).map(([name, { post }]) => ({
  name,
  values: Object.values(post.requestBody.content['application/json'].examples).map(({ value }) => value),
}));

const body = '{"id":"evt_1","message":"غداء"}';
const sentAt = new Date('2026-11-23T07:00:00Z');
const header = webhookSignature(body, ['secret'], sentAt);
const after = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000);

describe('the signature of a webhook', () => {
  it('is an HMAC-SHA256 over time, full stop and body, in the form of the contract', () => {
    const seconds = 1_795_417_200;
    const expected = createHmac('sha256', 'secret').update(`${seconds}.${body}`).digest('hex');
    expect(header).toBe(`t=${seconds},v1=${expected}`);
    expect(header).toMatch(new RegExp(contract.components.parameters.WebhookSignature.schema.pattern));
  });

  it('is accepted with the right secret, also while the secret is replaced', () => {
    expect(isAuthenticWebhook(body, header, 'secret', sentAt)).toBe(true);
    expect(isAuthenticWebhook(body, webhookSignature(body, ['old', 'new'], sentAt), 'new', sentAt)).toBe(true);
    expect(isAuthenticWebhook(body, webhookSignature(body, ['old', 'new'], sentAt), 'old', sentAt)).toBe(true);
  });

  it.each([
    ['another secret', body, header, 'guess', 0],
    ['another body', `${body} `, header, 'secret', 0],
    ['another time', body, header.replace('t=1795417200', 't=1795417201'), 'secret', 0],
    ['no signature', body, 't=1795417200', 'secret', 0],
    ['half a signature', body, header.slice(0, -2), 'secret', 0],
    ['no header', body, '', 'secret', 0],
    ['a repetition after the window', body, header, 'secret', replayWindowSeconds + 1],
    ['a time ahead of the window', body, header, 'secret', -replayWindowSeconds - 1],
  ])('is refused with %s', (_name, received, sent, secret, seconds) => {
    expect(isAuthenticWebhook(received, sent, secret, after(seconds))).toBe(false);
  });

  it.each([replayWindowSeconds, -replayWindowSeconds])('is accepted at the edge of the window: %i s', (seconds) => {
    expect(isAuthenticWebhook(body, header, 'secret', after(seconds))).toBe(true);
  });
});

describe('the webhooks of the contract', () => {
  it('are one for each type of event, with examples of this type', () => {
    const types = examples.map(({ values }) => [...new Set(values.map(({ type }) => type))]);
    expect(types).toEqual(knownWebhookEventType.map((type) => [type]));
    expect(examples.map(({ name }) => name)).toEqual(
      knownWebhookEventType.map((type) => type.replaceAll(/[._]/g, '-')),
    );
  });

  it.each(examples)('the examples of $name fit the envelope', ({ values }) => {
    for (const value of values) expect(WebhookEvent.safeParse(value).error).toBeUndefined();
  });
});
