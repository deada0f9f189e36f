import { expect, it } from 'vitest';
import { subscribeAddress } from './calendar-feed.ts';

it.each([
  [
    'https://api.nabta.example/api/v1/calendar-feeds/a/lunches.ics',
    'webcal://api.nabta.example/api/v1/calendar-feeds/a/lunches.ics',
  ],
  ['http://localhost:5173/a?b=https://c', 'webcal://localhost:5173/a?b=https://c'],
])('%s opens in a calendar app as %s', (url, address) => {
  expect(subscribeAddress(url)).toBe(address);
});
