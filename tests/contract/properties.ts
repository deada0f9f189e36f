import { verifyAllergenFilter } from './allergen-filter.ts';
import { verifyDateRanges } from './date-range.ts';
import { verifyStateful } from './model/stateful.ts';
import { verifyDeadlines } from './oracle/deadlines.ts';
import { verifyEffects } from './oracle/effects.ts';
import { verifyListFilters } from './oracle/filters.ts';
import { verifyPrices, verifyRefunds } from './oracle/prices.ts';
import { verifyProtocol } from './oracle/protocol.ts';
import { verifyReasons } from './oracle/reasons.ts';
import { verifyPaging } from './paging.ts';
import { verifyRepetition } from './repetition.ts';
import type { Suite } from './suite.ts';

/** Checks the properties that span many calls; the parent's sequences are checked only if no operation is left out. */
export async function verifyProperties(suite: Suite): Promise<void> {
  await verifyPaging(suite);
  await verifyDateRanges(suite);
  await verifyAllergenFilter(suite);
  await verifyListFilters(suite);
  await verifyPrices(suite);
  await verifyRefunds(suite);
  await verifyEffects(suite);
  await verifyDeadlines(suite);
  await verifyRepetition(suite);
  await verifyReasons(suite);
  await verifyProtocol(suite);
  if (suite.options.operations !== undefined) return;
  await suite.guard('properties', null, async () => {
    suite.results.properties.push(...(await verifyStateful(suite)));
  });
}
