import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchChallenge } from './challenge-watch.ts';

const closed = vi.fn<() => void>();
let layer: HTMLElement;

/** Adds a puzzle to the page as reCAPTCHA does: a frame in an overlay that is shown and hidden. */
async function puzzle(visibility: 'visible' | 'hidden'): Promise<void> {
  layer.style.visibility = visibility;
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  closed.mockReset();
  layer = document.createElement('div');
  layer.style.visibility = 'hidden';
  layer.innerHTML = '<iframe src="https://www.google.com/recaptcha/api2/bframe?k=1"></iframe>';
  document.body.append(layer);
});
afterEach(() => {
  vi.useRealTimers();
  layer.remove();
});

test('a puzzle that was shown and is gone for a second was closed', async () => {
  watchChallenge(closed);
  await puzzle('visible');
  await puzzle('hidden');
  await vi.advanceTimersByTimeAsync(999);
  expect(closed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(closed).toHaveBeenCalledOnce();
  await puzzle('visible');
  await puzzle('hidden');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(closed).toHaveBeenCalledOnce();
});

test('one that comes back, is solved, or was never shown is none', async () => {
  const stop = watchChallenge(closed);
  await vi.advanceTimersByTimeAsync(5_000);
  await puzzle('visible');
  await puzzle('hidden');
  await vi.advanceTimersByTimeAsync(500);
  await puzzle('visible');
  await vi.advanceTimersByTimeAsync(5_000);
  await puzzle('hidden');
  await vi.advanceTimersByTimeAsync(500);
  stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(closed).not.toHaveBeenCalled();
});
