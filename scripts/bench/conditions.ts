import type { Language } from '../../src/domain/language.ts';

/**
 * The network and processor of all measurements use DevTools' presets, and the phone one of Playwright's descriptions.
 */
export const line = {
  offline: false,
  /** Milliseconds from a request to its response. */
  latency: 150,
  /** Bytes per second, from 1.6 Mbit/s and 750 kbit/s. */
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;

/** The factor by which the processor is slowed down. */
export const slowdown = 4;

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  timezoneId: 'Asia/Riyadh',
} as const;

export const languages: readonly Language[] = ['en', 'ar'];
