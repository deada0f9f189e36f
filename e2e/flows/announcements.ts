import { expect, type Page } from '@playwright/test';

/** What the page has announced to screen readers so far. */
interface Heard {
  /** Alerts, and texts that were added to an existing live region. */
  announced: string[];
  /** Texts that were added together with their live region: many screen readers do not read them. */
  late: string[];
}

/** Records what is announced from the next page on. Call it before the first page is opened. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const regions = 'output, [role="status"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
    const heard: Heard = { announced: [], late: [] };
    Reflect.set(window, 'heard', heard);
    const textOf = (node: Node) => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const note = (list: string[], node: Node) => {
      const text = textOf(node);
      if (text !== '') list.push(text);
    };
    const added = (node: Node, isRead: boolean) => {
      if (!(node instanceof Element)) {
        if (isRead) note(heard.announced, node);
        return;
      }
      const alerts = [...(node.matches('[role="alert"]') ? [node] : []), ...node.querySelectorAll('[role="alert"]')];
      if (isRead) note(heard.announced, node);
      else for (const alert of alerts) note(heard.announced, alert);
      if (isRead) return;
      if (node.matches(regions)) note(heard.late, node);
      for (const region of node.querySelectorAll(regions)) note(heard.late, region);
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        const parent = target instanceof Element ? target : target.parentElement;
        const region = parent?.closest(`${regions}, [role="alert"]`) ?? null;
        if (type === 'characterData') {
          if (region !== null) note(heard.announced, region);
        } else {
          for (const node of addedNodes) added(node, region !== null);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** The announcements since the page was opened or `forgetAnnouncements` was called. */
export async function announced(page: Page): Promise<Heard> {
  return page.evaluate(() => Reflect.get(window, 'heard') as Heard);
}

/** Clears the record, so that it contains only later announcements. */
export async function forgetAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard = Reflect.get(window, 'heard') as Heard;
    heard.announced.length = 0;
    heard.late.length = 0;
  });
}

/** Waits until a text is announced, and expects exactly one announcement, by a region that existed before it. */
export async function expectAnnounced(page: Page, text: string): Promise<void> {
  const withText = (list: string[]) => list.filter((each) => each.includes(text));
  await expect
    .poll(async () => withText((await announced(page)).announced), { message: `announced: ${text}` })
    .toHaveLength(1);
  expect(withText((await announced(page)).late), 'came together with its live region').toEqual([]);
}
