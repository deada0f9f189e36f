import { expect, type Page } from '@playwright/test';

/** A control on the page: its description and its index among all of them. */
export interface Control {
  words: string;
  isField: boolean;
}

const selector = [
  'a[href]',
  'button',
  'input',
  'textarea',
  'select',
  'summary',
  '[role="option"]',
  '[role="gridcell"] button',
  '[role="menuitem"]',
].join(',');

/** The reachable controls of the current page in document order, without links to other sites. */
export function controlsOf(page: Page): Promise<Control[]> {
  return page.evaluate((all) => {
    const found: { words: string; isField: boolean }[] = [];
    const reachable: Element[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(all)) {
      if (element.closest('[inert], [aria-hidden="true"], [disabled], nabta-mock-panel') !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (element instanceof HTMLAnchorElement) {
        const leaves =
          element.origin !== location.origin || element.target === '_blank' || element.hasAttribute('download');
        if (leaves) continue;
      }
      const isField = element.matches(
        'textarea, input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])',
      );
      reachable.push(element);
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      found.push({
        words: `${element.localName}${element.id === '' ? '' : `#${element.id}`} ${name.trim().slice(0, 40)}`.trim(),
        isField,
      });
    }
    Reflect.set(window, 'wanderReach', reachable);
    return found;
  }, selector);
}

/** The point to click for a control of the last call; null if another element covers it. */
export function pointOf(page: Page, index: number): Promise<{ x: number; y: number } | null> {
  return page.evaluate((at) => {
    const element = (Reflect.get(window, 'wanderReach') as HTMLElement[])[at];
    if (!element?.isConnected) return null;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    const hit = document.elementFromPoint(x, y);
    const label =
      element.closest('label') ??
      (element.id === '' ? null : document.querySelector(`label[for="${CSS.escape(element.id)}"]`));
    const isHit = hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit) === true);
    return isHit ? { x, y } : null;
  }, index);
}

/** The error on the current page, or null. */
export function wrongWith(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const text = document.body.innerText.trim();
    if (text.length < 20) return `a blank page: "${text}"`;
    const main = document.querySelector('main');
    if (main !== null && main.innerText.trim() === '' && main.querySelector('[aria-busy="true"]') === null) {
      return 'an empty main part';
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) {
      const wide = [...document.querySelectorAll('body *')].filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 1 || left < -1;
      });
      const names = wide
        .slice(-3)
        .map((element) => `${element.localName}.${(element.getAttribute('class') ?? '').slice(0, 60)}`);
      return `a page ${scrollWidth} px wide on a screen of ${clientWidth}: ${names.join(', ')}`;
    }
    return null;
  });
}

/** How long a skeleton may stay without a pending request; milliseconds. */
const longestWait = 6_000;

/**
 * A skeleton that stays without a pending request, or null. Parts that wait for a person or poll by themselves (a
 * button, a payment) do not count.
 */
export async function endlessWait(page: Page, pending: ReadonlySet<unknown>): Promise<string | null> {
  const skeleton = page.locator('main div[aria-busy="true"]').filter({ visible: true });
  const isOver = async () => pending.size > 0 || (await skeleton.count()) === 0;
  // While a request is pending, a later check decides.
  const came = expect.poll(isOver, { timeout: longestWait, intervals: [50, 250] }).toBe(true);
  const isEndless = await came.then(
    () => false,
    () => true,
  );
  return isEndless ? `a skeleton that never ends: "${(await skeleton.first().innerText()).slice(0, 80)}"` : null;
}
