import type { Page, Request } from '@playwright/test';
import { waitForRequests } from '../pending-requests.ts';
import { namesAndHeadings } from './names-and-headings.ts';
import { goneWithItsDocument } from '../gone-document.ts';

/** A control to press: the key that finds it again on the same page, and the keyboard key that presses it. */
interface PressedControl {
  key: string;
  press: 'Enter' | 'Space';
}

/** The controls that can be pressed now (in the open dialog if there is one) and the dialog's title. */
interface Scope {
  dialog: string | null;
  controls: PressedControl[];
}

/** The maximum number of presses on one screen, with reopened dialogs: more than that means an endless loop. */
const mostPresses = 400;

/** The reachable controls, without links to other pages, text fields and most days of a calendar. */
async function scopeOf(page: Page, isShellIncluded: boolean, leftOut: readonly string[]): Promise<Scope> {
  return page.evaluate(
    ([withShell, names]) => {
      const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].filter((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      );
      const dialog = dialogs.at(-1) ?? null;
      const root = dialog ?? (withShell ? document.body : (document.querySelector('main') ?? document.body));
      const nameOf = (element: HTMLElement) =>
        // Visible text only: a button also contains its loading text, hidden.
        (element.getAttribute('aria-label') ?? (element.closest('label') ?? element).innerText)
          .replaceAll(/\d+/g, '#')
          .replaceAll(/\s+/g, ' ')
          .trim();
      const found: Element[] = [];
      const controls: { key: string; press: 'Enter' | 'Space' }[] = [];
      const seen = new Map<string, number>();
      const daysIn = new Map<Element | null, number>();
      const selector =
        'button, a[href], summary, [role="tab"], [role="switch"], input[type="checkbox"], input[type="radio"]';
      for (const element of root.querySelectorAll<HTMLElement>(selector)) {
        if (element.closest('[inert], [aria-hidden="true"], [disabled], nabta-mock-panel') !== null) continue;
        // The language switch reloads the page; a disabled control does nothing.
        if (element.matches('a[hreflang], [aria-disabled="true"]')) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        if (element instanceof HTMLAnchorElement) {
          const isHere = element.origin === location.origin && element.pathname === location.pathname;
          if (!isHere || element.target === '_blank' || element.hasAttribute('download')) continue;
          if (element.hash !== '' && element.search === location.search) continue;
        }
        if (dialog !== null && names.includes(nameOf(element))) continue;
        if (element.matches('[data-date]')) {
          const grid = element.closest('table');
          const days = daysIn.get(grid) ?? 0;
          daysIn.set(grid, days + 1);
          // Days behave alike: the first two of a month are enough.
          if (days >= 2) continue;
        }
        const kind = `${dialog === null ? '' : 'in a dialog: '}${element.localName} “${nameOf(element).slice(0, 60)}”`;
        const count = (seen.get(kind) ?? 0) + 1;
        seen.set(kind, count);
        found.push(element);
        controls.push({
          key: count === 1 ? kind : `${kind} (${count})`,
          press: element.matches('input') ? 'Space' : 'Enter',
        });
      }
      Reflect.set(window, 'controlsInScope', found);
      const title = dialog === null ? null : (dialog.querySelector('h2, h1')?.textContent ?? 'untitled');
      return { dialog: title, controls };
    },
    [isShellIncluded, leftOut] as const,
  );
}

/** Presses a control of the last scope by keyboard, and returns the result. The page may have replaced the control. */
async function press(
  page: Page,
  index: number,
  key: PressedControl['press'],
): Promise<'pressed' | 'replaced' | 'without focus'> {
  const result = await page.evaluate((at) => {
    const element = (Reflect.get(window, 'controlsInScope') as HTMLElement[])[at];
    if (!element?.isConnected || !element.checkVisibility({ visibilityProperty: true })) return 'replaced';
    element.focus();
    return document.activeElement === element ? 'pressed' : 'without focus';
  }, index);
  if (result === 'pressed') await page.keyboard.press(key);
  return result;
}

/** Waits until an element has the focus after a press; false if none has it after a second and a half. */
async function keepsFocus(page: Page): Promise<boolean> {
  // Evaluated in the page: a check from outside has to wait while the page is busy.
  // Another document, such as the provider's page, begins without focus, also if it opens during the check.
  const inThisDocument = page.evaluate(async () => {
    if (Reflect.get(window, 'controlsInScope') === undefined) return true;
    for (let look = 0; look < 30; look++) {
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body && activeElement.isConnected) return true;
      await new Promise((done) => {
        setTimeout(done, 50);
      });
    }
    return false;
  });
  return (await inThisDocument.catch(goneWithItsDocument)) ?? true;
}

interface Sweep {
  page: Page;
  /** Opens the screen again. */
  open: () => Promise<void>;
  /** The pending requests. */
  pending: ReadonlySet<Request>;
  /** Whether the controls around the page, in top bar and footer, are pressed too. */
  shell: boolean;
  /** Names of dialog buttons that are not pressed: after them no other control could be pressed. */
  leftOut: readonly string[];
}

/**
 * Presses each control of a screen and of its dialogs once, by keyboard.
 * @returns the pressed controls, those that could not get the focus, those after which no element had it, and the
 * errors in the names and headings of dialogs
 */
export async function pressEveryControl({ page, open, pending, shell, leftOut }: Sweep): Promise<{
  pressed: string[];
  unreachable: string[];
  lost: string[];
  unnamed: string[];
}> {
  const pressed = new Set<string>();
  const unreachable: string[] = [];
  const lost: string[] = [];
  const unnamed = new Set<string>();
  let lastOnPage = '';
  await open();
  const path = new URL(page.url()).pathname;
  for (let count = 0; ; count++) {
    if (count === mostPresses) throw new Error(`${mostPresses} presses, and there are still others: ${lastOnPage}`);
    const { dialog, controls } = await scopeOf(page, shell, leftOut);
    const next = controls.findIndex(({ key }) => !pressed.has(key));
    const control = controls[next];
    if (control === undefined && dialog === null) break;
    const words = control?.key ?? 'Escape';
    if (control === undefined) await page.keyboard.press('Escape');
    else {
      const result = await press(page, next, control.press);
      if (result === 'replaced') continue;
      pressed.add(control.key);
      if (result === 'without focus') {
        unreachable.push(dialog === null ? words : `${words} of “${dialog}”`);
        continue;
      }
      if (dialog === null) lastOnPage = control.key;
    }
    await waitForRequests(pending, 2);
    await page.waitForLoadState();
    const isHere = new URL(page.url()).pathname === path;
    if (!(await keepsFocus(page))) lost.push(dialog === null ? words : `${words} of “${dialog}”`);
    if ((await page.getByRole('dialog').count()) > 0) {
      for (const each of await namesAndHeadings(page)) unnamed.add(each);
    }
    if (!isHere) await open();
    else if (dialog !== null && (await page.getByRole('dialog').count()) === 0) {
      // The dialog has closed: open it again for its remaining controls.
      const left = controls.some(({ key }) => !pressed.has(key));
      if (left) pressed.delete(lastOnPage);
    }
  }
  return { pressed: [...pressed], unreachable, lost, unnamed: [...unnamed] };
}
