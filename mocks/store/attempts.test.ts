import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Attempt, forgetReplies, once, type StoredReply } from './attempts.ts';
import { db } from './db.ts';

const at = new Date('2026-11-26T07:00:00Z');
const later = (hours: number, milliseconds = 0) => new Date(at.getTime() + hours * 3_600_000 + milliseconds);

const attempt: Attempt = {
  account: 41,
  operation: 'createOrderReview',
  key: 'a-key-of-16-letters',
  request: ['/orders/2018/reviews', { rating: 5 }],
};
const done: StoredReply = { status: 201, body: { custom_status: 201, data: { order: { id: 2018 } } } };
const replying = (reply: StoredReply = done) => vi.fn<() => Promise<StoredReply>>().mockResolvedValue(reply);

beforeEach(() => {
  db.attempts.clear();
});

describe('a call with a key', () => {
  it('is run once, and replied to in the same way again', async () => {
    const run = replying({ ...done, headers: { 'X-First': 'yes' } });
    const first = await once(attempt, at, run);
    expect(await once(attempt, later(1), run)).toEqual(first);
    expect(run).toHaveBeenCalledOnce();
  });

  it.each<[string, Attempt['request']]>([
    ['body', ['/orders/2018/reviews', { rating: 4 }]],
    ['path', ['/orders/2019/reviews', { rating: 5 }]],
  ])('is refused with another %s, and not run', async (_what, request) => {
    await once(attempt, at, replying());
    const run = replying();
    expect(await once({ ...attempt, request }, at, run)).toBe('reused');
    expect(run).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<Attempt>]>([
    ['another parent', { account: 42 }],
    ['a visitor', { account: null }],
    ['another operation', { operation: 'cancelOrder' }],
    ['another key', { key: 'another-key-of-23-signs' }],
  ])('has nothing to do with one of %s', async (_who, changes) => {
    await once(attempt, at, replying());
    const run = replying();
    expect(await once({ ...attempt, ...changes }, at, run)).toEqual(done);
    expect(run).toHaveBeenCalledOnce();
  });

  it('keeps its reply for 24 hours', async () => {
    await once(attempt, at, replying());
    const run = replying({ status: 409, body: {} });
    expect(await once(attempt, later(24, -1), run)).toEqual(done);
    expect(await once(attempt, later(24), run)).toMatchObject({ status: 409 });
    expect(db.attempts.all()).toHaveLength(1);
  });

  it.each([200, 201, 204, 404, 409, 422])('keeps a %i', async (status) => {
    const run = replying({ status, body: null });
    await once(attempt, at, run);
    await once(attempt, at, run);
    expect(run).toHaveBeenCalledOnce();
  });

  it.each([400, 401, 403, 429, 500, 503])(
    'does not keep a %i, so that the request can be sent again',
    async (status) => {
      await once(attempt, at, replying({ status, body: null }));
      expect(await once(attempt, at, replying())).toEqual(done);
    },
  );

  it('keeps nothing of the body, which can have a password', async () => {
    await once({ ...attempt, request: ['/users', { password: 'Lunchbox-2026' }] }, at, replying());
    expect(JSON.stringify(db.attempts.all())).not.toContain('Lunchbox');
  });
});

it('the replies to an erased account are forgotten, and those that are over', async () => {
  const over = { ...attempt, account: null, key: 'sign-up-of-a-visitor' };
  await once(over, later(-24), replying());
  await once({ ...over, key: 'another-sign-up-now' }, later(-1), replying());
  await once(attempt, at, replying());
  await once({ ...attempt, account: 410 }, at, replying());
  forgetReplies(41, at);
  expect(db.attempts.all().map(({ name }) => name.split(' ')[0])).toEqual(['anonymous', '410']);
});
