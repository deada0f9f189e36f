import { expect, test } from 'vitest';
import { formatPercent } from './format-percent.ts';

test.each([
  [15, '15%'],
  [5.5, '5.5%'],
  [7.25, '7.25%'],
  [0, '0%'],
  [100, '100%'],
  // A label shows at most two decimals.
  [5.555, '5.56%'],
])('%d reads %s', (percent, text) => expect(formatPercent(percent)).toBe(text));
