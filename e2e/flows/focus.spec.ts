import type { JSHandle, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { contactForm, field, type Screen } from './form-fields.ts';
import { countField, panelOf } from './package-steps.ts';
import { settled } from './screens.ts';

interface Place {
  path: string;
  /** Controls with a focus ring of their own stylesheet, by a name; the test has to reach each of them by keyboard. */
  controlsOf: (screen: Screen) => Record<string, Locator>;
  /** Text to type into a control so that it is marked as invalid, which must not remove its ring. */
  wrong?: Readonly<Record<string, string>>;
  /** The button that opens the controls. */
  press?: 'verify.action.send';
}

const MOST_STOPS = 100;

const places: readonly Place[] = [
  {
    path: '/contact',
    controlsOf: (screen) => {
      const footer = screen.page.getByRole('contentinfo');
      const newsletter = field(footer, screen.message('shell.newsletter.email'));
      return { ...contactForm(screen), newsletter, colours: footer.getByRole('radio') };
    },
    wrong: { email: 'huda@', message: 'Hi', newsletter: 'huda@' },
  },
  {
    path: '/packages/1',
    controlsOf: (screen) => ({
      students: panelOf(screen).getByRole('checkbox'),
      count: countField(screen.page),
      days: panelOf(screen).locator('[data-date]'),
    }),
    wrong: { count: '13' },
  },
  {
    path: '/verify',
    press: 'verify.action.send',
    controlsOf: ({ page, message }) => ({ code: field(page, message('verify.field.code')) }),
    wrong: { code: '12' },
  },
];

/** The control that has the keyboard focus. */
interface Stop {
  /** Its tag, for the error message. */
  control: string;
  /** Whether the page had it from the start, unlike a later toast. */
  isKnown: boolean;
  /** Whether a clipping ancestor cuts its outline. */
  isCut: boolean;
  /** Whether its outline, shadow or border, or its parent's, has changed. */
  isRinged: boolean;
}

/** The styles of each control without the focus; the map stays in the page. */
type Looks = JSHandle<Map<Element, string>>;

/**
 * Records the styles of each control and its parent, or returns how those of the focused control differ; null if no
 * control has the focus.
 */
async function look(page: Page, atRest: Looks, what: 'all' | 'focused'): Promise<Stop | null> {
  return page.evaluate(
    ([known, wanted]) => {
      // With forced colours a border of one pixel changes only between dark colours, which is hardly visible.
      const isForced = matchMedia('(forced-colors: active)').matches;
      const ring = (element: Element) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderTopWidth, borderTopColor } =
          getComputedStyle(element);
        const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
        return [outline, boxShadow, borderTopWidth, isForced ? '' : borderTopColor].join(' ');
      };
      // A field's ring may be on its frame, on its label or on a drawn element beside it.
      const looksOf = (control: Element) =>
        [control, control.closest('label'), control.parentElement, ...(control.parentElement?.children ?? [])]
          .map((each) => (each ? ring(each) : ''))
          .join('\n');
      if (wanted === 'all') {
        for (const control of document.querySelectorAll('a, button, input, select, textarea, [tabindex]')) {
          known.set(control, looksOf(control));
        }
        return null;
      }
      const isCut = (element: Element) => {
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
        const own = element.getBoundingClientRect();
        if (outlineStyle === 'none' || own.width < 2) return false;
        const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset) - 0.5;
        for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
          if (!/hidden|clip/.test(getComputedStyle(box).overflow)) continue;
          const whole = box.getBoundingClientRect();
          const isInside =
            own.left - reach >= whole.left &&
            own.right + reach <= whole.right &&
            own.top - reach >= whole.top &&
            own.bottom + reach <= whole.bottom;
          if (!isInside) return true;
        }
        return false;
      };
      const control = document.activeElement;
      if (control === null || control === document.body) return null;
      const isKnown = known.has(control);
      return {
        control: control.outerHTML.slice(0, 200),
        isKnown,
        isCut: isCut(control),
        isRinged: !isKnown || looksOf(control) !== known.get(control),
      };
    },
    [atRest, what] as const,
  );
}

const isFocused = (controls: Locator) =>
  controls.evaluateAll((all) => all.some((each) => each === document.activeElement));

/** Presses Tab from the page's heading until all controls are reached; adds their names to `reached`. */
async function stopsUntil(
  page: Page,
  atRest: Looks,
  controls: Readonly<Record<string, Locator>>,
  reached: Set<string>,
): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.getByRole('heading', { level: 1 }).click();
  await look(page, atRest, 'all');
  while (stops.length < MOST_STOPS && Object.keys(controls).some((name) => !reached.has(name))) {
    await page.keyboard.press('Tab');
    const stop = await look(page, atRest, 'focused');
    if (stop === null) break;
    stops.push(stop);
    for (const [name, control] of Object.entries(controls)) {
      if (stop.isKnown && (await isFocused(control))) reached.add(name);
    }
  }
  return stops;
}

for (const [forcedColors, where] of [
  ['none', ''],
  ['active', ', in forced colours @rest'],
] as const) {
  test(`L08 Whatever the keyboard comes by is seen to have the focus, fields and cards with rings of their own included${where} @once @rest`, async ({
    page,
    signIn,
    storage,
    message,
  }) => {
    await page.emulateMedia({ forcedColors });
    await signIn('huda');
    await storage({ UNCONFIRMED_MOBILE_NUMBER: '+966553018264' });
    for (const { path, controlsOf, wrong = {}, press } of places) {
      const controls = controlsOf({ page, message });
      await page.goto(path);
      await settled(page);
      if (press) {
        await page.getByRole('button', { name: message(press) }).click();
        await expect(field(page, message('verify.field.code'))).toBeFocused();
      }
      const atRest = await page.evaluateHandle(() => new Map<Element, string>());
      const reached = new Set<string>();
      const stops = await stopsUntil(page, atRest, controls, reached);
      expect(
        stops.filter(({ isRinged }) => !isRinged).map(({ control }) => control),
        `${path}: focused without a visible sign`,
      ).toEqual([]);
      expect(
        stops.filter(({ isCut }) => isCut).map(({ control }) => control),
        `${path}: the ring is cut`,
      ).toEqual([]);
      const way = stops.map(({ control }) => control).join('\n');
      expect(reached, `${path}: reached by these stops:\n${way}`).toEqual(new Set(Object.keys(controls)));

      for (const [name, text] of Object.entries(wrong)) {
        const control = controls[name];
        if (control === undefined) throw new Error(`${path} has no control "${name}"`);
        await control.fill(text);
        await control.press('Enter');
        await page.getByRole('link', { name: message('shell.skip') }).focus();
        await expect(control).toHaveAttribute('aria-invalid', 'true');
        await look(page, atRest, 'all');
        await control.focus();
        await expect(control).toBeFocused();
        expect(await look(page, atRest, 'focused'), `${path}: ${name}, wrong`).toMatchObject({ isRinged: true });
      }
    }
  });
}

test('L08 The ring of the first of the days that were added is whole @once @rest', async ({
  page,
  signIn,
  message,
  clock,
}) => {
  // The button's text has the number of lunches left, which depends on the day.
  await clock('2026-11-23T07:00:00Z');
  await signIn('huda');
  await page.goto('/profile/my-orders/current-orders?order=2051');
  await settled(page);
  const list = page.getByRole('region', { name: message('order.deliveries.title') });
  await list.getByRole('button', { name: /\b17\b/ }).press('Enter');
  await expect(list.getByRole('listitem').nth(7)).toBeFocused();
  const atRest = await page.evaluateHandle(() => new Map<Element, string>());
  expect(await look(page, atRest, 'focused')).toMatchObject({ isCut: false });
  await expect(list.getByRole('listitem').nth(7)).toHaveCSS('outline-style', 'solid');
});
