import { createRequire } from 'node:module';
import type { JSHandle, Page } from '@playwright/test';
import type { Finding } from './finding.ts';

/** The part of Alfa's types that is used here. Alfa's own types are missing where only the app is installed. */
interface Rule {
  uri: string;
  /** `chapter` is the number of a WCAG criterion if the requirement is one. */
  requirements: Iterable<{ chapter?: string }>;
}
interface Outcome {
  rule: Rule;
  outcome: 'passed' | 'failed' | 'cantTell' | 'inapplicable';
  /** A node of the page, or a group of them. */
  target: { path: () => string } | Iterable<{ path: () => string }>;
  /** Each expectation's name and its result. */
  expectations: Iterable<[string, { toJSON: () => { error?: { message: string } } }]>;
}
interface AlfaPage {
  document: { style: Iterable<{ rules: Iterable<unknown> }> };
}
interface Alfa {
  '@siteimprove/alfa-playwright': { Playwright: { toPage: (document: JSHandle<Document>) => Promise<AlfaPage> } };
  '@siteimprove/alfa-rules': { default: Iterable<Rule> };
  '@siteimprove/alfa-act': {
    Audit: { of: (page: object, rules: readonly Rule[]) => { evaluate: () => Promise<Iterable<Outcome>> } };
  };
}

const requireAlfa = createRequire(new URL('alfa-package/package.json', import.meta.url));
const load = <Name extends keyof Alfa>(name: Name) => requireAlfa(name) as Alfa[Name];

/** The AAA criteria that Alfa has rules for. This project meets AA, whose criteria have separate rules. */
const enhanced: ReadonlySet<string> = new Set(['1.2.8', '1.4.6', '1.4.8', '2.1.3', '2.2.4', '2.4.9', '2.5.5', '3.2.5']);

/** The rules that are not run, each with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  'sia-r65':
    'takes half of the whole time to find what shows the focus in the styles; e2e/flows/focus.spec.ts goes through pages by Tab and looks',
  'sia-r113':
    'measures what the fixed bars leave of a target at this place of scrolling; axe and IBM hold the same criterion, 2.5.8',
};

const nameOf = ({ uri }: Rule): string => uri.replace(/^.*\//, '');

/** Whether a rule is run: it serves level A or AA, or checks ARIA or good practice. */
function isAsked(rule: Rule): boolean {
  if (nameOf(rule) in leftOut) return false;
  const criteria = [...rule.requirements].flatMap(({ chapter }) => chapter ?? []);
  return criteria.length === 0 || criteria.some((criterion) => !enhanced.has(criterion));
}

/**
 * Converts the page for Alfa. Alfa ignores a stylesheet that contains a container query, so these are removed
 * meanwhile.
 * @throws Error if a stylesheet that has rules reached Alfa without any
 */
async function readPage(page: Page): Promise<AlfaPage> {
  const { Playwright } = load('@siteimprove/alfa-playwright');
  const document = await page.evaluateHandle(() => globalThis.document);
  const taken = await page.evaluateHandle(() =>
    [...globalThis.document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules]
        .map((rule, index) => ({ sheet, rule: rule.cssText, index, isContainer: rule instanceof CSSContainerRule }))
        .filter(({ isContainer }) => isContainer)
        .map((each, before) => {
          sheet.deleteRule(each.index - before);
          return each;
        }),
    ),
  );
  const filled = await page.evaluate(
    () => [...globalThis.document.styleSheets].filter(({ cssRules }) => cssRules.length > 0).length,
  );
  const alfaPage = await Playwright.toPage(document);
  await taken.evaluate((all) => {
    for (const { sheet, rule, index } of all) sheet.insertRule(rule, index);
  });
  await Promise.all([taken.dispose(), document.dispose()]);
  const read = [...alfaPage.document.style].filter(({ rules }) => [...rules].length > 0).length;
  if (read < filled) throw new Error(`Alfa has read ${read} of ${filled} stylesheets`);
  return alfaPage;
}

/** The failures of Alfa's rules on the current page. */
export async function alfaFindings(page: Page): Promise<Finding[]> {
  const { Audit } = load('@siteimprove/alfa-act');
  const { default: rules } = load('@siteimprove/alfa-rules');
  const asked = [...rules].filter(isAsked);
  const outcomes = await Audit.of(await readPage(page), asked).evaluate();
  return [...outcomes]
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ rule, target, expectations }): Finding => {
      const message = [...expectations].flatMap(([, result]) => result.toJSON().error?.message ?? []).join(' ');
      // For a group, such as landmarks with the same name, take the last one: a dialog comes after the page.
      const node = 'path' in target ? target : [...target].at(-1);
      return { engine: 'Alfa', rule: nameOf(rule), message, path: node?.path() ?? '' };
    });
}
