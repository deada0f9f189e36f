import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeBackErasure } from './erasures.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const conflict = (reason_code: string) => () =>
  Response.json({ custom_status: 409, error: 'No.', reason_code }, { status: 409 });

const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};

/** The server's answers, one for each request. */
function serve(...answers: (() => Response)[]): void {
  const left = [...answers];
  vi.stubGlobal('fetch', async () => left.shift()?.());
}

test('G77 a request is cancelled if the first try did it and its answer was lost', async () => {
  serve(lost, conflict('already_cancelled'));
  await expect(takeBackErasure(1)).resolves.toBeNull();
});

test('G77 a request that can no longer be cancelled stays refused', async () => {
  serve(lost, conflict('too_late'));
  await expect(takeBackErasure(1)).rejects.toMatchObject({ status: 409, reasonCode: 'too_late' });
});
