import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';
import type { Finding } from './finding.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

interface Ace {
  ace?: { Checker: typeof Checker };
}

/** The definite findings of IBM's engine on the current page: failures of WCAG 2.2 and of IBM's own requirements. */
export async function ibmFindings(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'ace' in globalThis))) await page.addScriptTag({ content: source });
  const results = await page.evaluate(async () => {
    const { ace } = globalThis as Ace;
    if (!ace) throw new Error('The engine did not start');
    const report = await new ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']);
    return report.results.map(({ ruleId, reasonId, value, message, path }) => ({
      rule: ruleId,
      reason: String(reasonId),
      value: value.map(String),
      message,
      path: path['dom'] ?? '',
    }));
  });
  return results
    .filter(({ value }) => value[1] === 'FAIL')
    .map(({ rule, message, path }) => ({ engine: 'IBM', rule, message, path }));
}
