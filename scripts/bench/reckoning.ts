import { languageNames } from './gates.ts';
import type { PageResult } from './results.ts';
import { table } from './table.ts';

const visits = 1_000_000;
const secondsADay = 24 * 60 * 60;
/** The share of a day's visits in its busiest hour. */
const busiestHour = 0.1;

const gigabytes = (kilobytes: number) => ((kilobytes * visits) / 1e6).toFixed(0);
/** Megabits per second in the busiest hour. */
const megabits = (kilobytes: number) => ((kilobytes * visits * busiestHour * 8) / 3600 / 1000).toFixed(0);
const millions = (calls: number) => ((calls * visits) / 1e6).toFixed(1);
const perSecond = (calls: number) => ((calls * visits * busiestHour) / 3600).toFixed(0);

/** Extrapolates from one visit: the traffic and API calls of a million visits per day to each public page. */
export function reckoning(results: readonly PageResult[]): string {
  const rows = results
    .filter(({ limit }) => limit !== null)
    .map(({ name, language, first, repeat }) => [
      name,
      languageNames[language],
      gigabytes(first.kilobytes),
      megabits(first.kilobytes),
      gigabytes(repeat.kilobytes),
      millions(first.apiCalls),
      perSecond(first.apiCalls),
      millions(repeat.apiCalls),
    ]);
  return `From the rows above: a million visits of one kind to one page in a day, ${busiestHour * 100} % of them in the busiest hour
(on average ${(visits / secondsADay).toFixed(1)} visits a second, in that hour ${((visits * busiestHour) / 3600).toFixed(0)}). Bytes are those of everything that is loaded, from every origin.

${table(
  [
    'page',
    'language',
    'first visits: GB a day',
    'Mbit/s in the busiest hour',
    'repeat visits: GB a day',
    'first visits: million API calls',
    'calls a second in the busiest hour',
    'repeat visits: million API calls',
  ],
  rows,
)}`;
}
