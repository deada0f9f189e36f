import type { CDPSession, Page } from '@playwright/test';

/**
 * The visible texts of the page that have too little room: they extend beyond the window, an ancestor cuts them, they
 * are outside the painted button, card or field around them, or they overlap another text.
 */
export async function textsWithoutRoom(page: Page): Promise<string[]> {
  // Parts of long lists far from the window have an estimated height until they are near.
  const everything = await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const found = await textsWithoutRoomNow(page);
  await everything.evaluate((element) => {
    (element as Element).remove();
  });
  return found;
}

function textsWithoutRoomNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Drawn {
      text: string;
      parent: Element;
      rect: DOMRect;
    }

    const nameOf = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`;
    const short = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 40);
    const isLoose = (element: Element) => {
      const { position } = getComputedStyle(element);
      return position === 'fixed' || position === 'sticky';
    };
    // Elements without a box of their own may be outside their ancestors on purpose: pictures, labels for screen
    // readers.
    const isLeftOut = (element: Element) =>
      element.closest('svg, [aria-hidden="true"], [inert], nabta-mock-panel, script, style, noscript') !== null ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    const isForListenersAlone = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (getComputedStyle(each).clipPath === 'inset(50%)') return true;
      }
      return false;
    };
    const scrollers = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth) return true;
      }
      return false;
    };
    const isPainted = (style: CSSStyleDeclaration) =>
      (style.backgroundColor !== 'rgba(0, 0, 0, 0)' && style.backgroundColor !== 'transparent') ||
      style.borderBlockStartWidth !== '0px';

    const drawn: Drawn[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || isLeftOut(parent)) continue;
      if (isForListenersAlone(parent)) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width > 1) drawn.push({ text: short(node.textContent), parent, rect });
      }
    }

    const found = new Set<string>();
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > wide) {
      found.add(`the page is ${document.documentElement.scrollWidth - wide} px wider than the window`);
    }
    for (const { text, parent, rect } of drawn) {
      if (scrollers(parent)) continue;
      if (rect.right > wide + 1 || rect.left < -1) found.add(`beyond the window: "${text}" ${nameOf(parent)}`);
      let painted = false;
      for (let each: Element | null = parent; each && each !== document.body; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (style.display === 'inline' || style.display === 'contents') continue;
        const box = each.getBoundingClientRect();
        if (box.width <= 1 || style.clipPath !== 'none') break;
        // A line's box is higher than its letters: a sixth of its height may be outside.
        const spare = rect.height / 6;
        const hidesX = /hidden|clip/.test(style.overflowX);
        const hidesY = /hidden|clip/.test(style.overflowY);
        const isClamped = style.getPropertyValue('-webkit-line-clamp') !== 'none';
        if (hidesX && (rect.right > box.right + 1 || rect.left < box.left - 1)) {
          if (style.textOverflow !== 'ellipsis') found.add(`cut at its side: "${text}" by ${nameOf(each)}`);
        }
        if (hidesY && !isClamped && (rect.bottom > box.bottom + spare || rect.top < box.top - spare)) {
          found.add(`cut: "${text}" by ${nameOf(each)}`);
        }
        if (/auto|scroll/.test(style.overflowY) || isClamped || style.position === 'absolute') break;
        if (!painted && isPainted(style)) {
          painted = true;
          const outside =
            rect.bottom > box.bottom + spare ||
            rect.top < box.top - spare ||
            rect.right > box.right + 2 ||
            rect.left < box.left - 2;
          if (outside) found.add(`outside its box: "${text}" of ${nameOf(each)}`);
        }
        if (isLoose(each)) break;
      }
    }

    const inPlace = drawn.filter(({ parent }) => {
      for (let each: Element | null = parent; each; each = each.parentElement) if (isLoose(each)) return false;
      return true;
    });
    for (const [index, one] of inPlace.entries()) {
      for (const other of inPlace.slice(index + 1)) {
        if (one.parent === other.parent || one.parent.contains(other.parent) || other.parent.contains(one.parent))
          continue;
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        const lower = Math.min(one.rect.height, other.rect.height);
        if (across > 3 && down > lower / 2) found.add(`drawn over each other: "${one.text}" and "${other.text}"`);
      }
    }
    return [...found];
  });
}

/** Sets the browser's font size, as a person does in the browser's settings; the default is 16 px. */
export async function setBrowserFontSize(browser: CDPSession, px: number): Promise<void> {
  await browser.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
}

/** The text spacing of WCAG 1.4.12, as a person's own style sheet sets it. */
export const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** The fraction of the window's height, 0 to 1, that sticky bars cover while the page scrolls. */
export async function heightOfBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const high = document.documentElement.clientHeight;
    const taken = new Set<number>();
    for (const element of document.querySelectorAll('body *')) {
      const style = getComputedStyle(element);
      if (style.position !== 'fixed' && style.position !== 'sticky') continue;
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('nabta-mock-panel, [class*="Modal"]')
      )
        continue;
      const { top, bottom, width } = element.getBoundingClientRect();
      if (width < document.documentElement.clientWidth / 2 || style.pointerEvents === 'none') continue;
      for (let y = Math.max(0, Math.round(top)); y < Math.min(high, Math.round(bottom)); y += 1) taken.add(y);
    }
    return taken.size / high;
  });
}
