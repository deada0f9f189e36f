import type { Controls } from '#mocks/controls.ts';
import { seededRandom } from '#mocks/random.ts';

const fastestMs = 80;
const slowestMs = 400;

let stream: { seed: number; next: () => number } | undefined;

/** The latency of the next response in milliseconds. The same seed gives the same sequence. */
export function nextLatencyMs({ latency, seed }: Pick<Controls, 'latency' | 'seed'>): number {
  if (latency === 'none') return 0;
  if (typeof latency === 'number') return latency;
  if (stream?.seed !== seed) stream = { seed, next: seededRandom(seed) };
  return Math.round(fastestMs + stream.next() * (slowestMs - fastestMs));
}

/** Waits this long; returns at once if there is no latency. */
export async function pause(ms: number): Promise<void> {
  if (ms <= 0) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
}
