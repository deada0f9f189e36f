import type { Language } from '../../src/domain/language.ts';

/**
 * The network of all measurements uses one of DevTools' presets, and the phone one of Playwright's descriptions.
 */
export const line = {
  offline: false,
  /** Milliseconds from a request to its response. */
  latency: 150,
  /** Bytes per second, from 1.6 Mbit/s and 750 kbit/s. */
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;

/**
 * The milliseconds in which the phone sorts 200,000 numbers: four times those of the machine on which the goals were set.
 * Every other machine is slowed down as far as it takes, so that its times can be compared.
 */
export const phoneSortingMs = 100;

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  timezoneId: 'Asia/Riyadh',
} as const;

export const languages: readonly Language[] = ['en', 'ar'];
