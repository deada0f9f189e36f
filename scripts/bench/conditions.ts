import type { Language } from '../../src/domain/language.ts';

/** The line and the processor that everything is measured with, as in DevTools; the phone as Playwright describes one. */
export const line = {
  offline: false,
  /** Milliseconds from a request to its answer. */
  latency: 150,
  /** Bytes a second, from 1.6 Mbit/s and 750 kbit/s. */
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;

/** How many times slower than this machine the processor is made. */
export const slowdown = 4;

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  timezoneId: 'Asia/Riyadh',
} as const;

export const languages: readonly Language[] = ['en', 'ar'];
