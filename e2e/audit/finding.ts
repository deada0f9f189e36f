import type { Page } from '@playwright/test';

/** An accessibility engine. */
export type Engine = 'IBM' | 'Alfa';

/** What an engine reports about one element of a page. */
export interface Finding {
  engine: Engine;
  /** The engine's name for the rule. */
  rule: string;
  /** The engine's message. */
  message: string;
  /** The XPath of the element, or of a text inside it. */
  path: string;
}

/** A finding with the element that it reports. */
export interface LocatedFinding extends Finding {
  /** The start of the element's HTML. */
  html: string;
  /** The given selectors that the element matches. */
  matches: string[];
}

/**
 * Looks up the elements of findings in the page.
 * @param selectors CSS selectors that each element is compared with
 */
export async function locate(
  page: Page,
  findings: readonly Finding[],
  selectors: readonly string[],
): Promise<LocatedFinding[]> {
  const found = await page.evaluate(
    ([paths, compared]) =>
      paths.map((path) => {
        let element: Element | null = document.documentElement;
        // Resolved by hand: the browser's XPath does not find SVG elements by their plain names.
        for (const step of path.split('/').slice(2)) {
          const [, name, place = '1'] = /^([\w:-]+)(?:\[(\d+)\])?$/.exec(step) ?? [];
          if (name === undefined) break;
          const named: Element[] = [...(element?.children ?? [])].filter((child) => child.localName === name);
          element = named[Number(place) - 1] ?? null;
        }
        const html = element?.outerHTML.slice(0, 300) ?? 'no element';
        return { html, matches: compared.filter((selector) => element?.matches(selector)) };
      }),
    [findings.map(({ path }) => path), selectors] as const,
  );
  return findings.map((finding, index) => ({ ...finding, ...(found[index] ?? { html: '', matches: [] }) }));
}
