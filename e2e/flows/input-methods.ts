import { expect, type Locator, type Page } from '@playwright/test';

/** The way in which a person uses the page. */
export interface InputMethod {
  /** A link or a button. */
  press: (target: Locator) => Promise<void>;
  /** A text field. */
  write: (field: Locator, text: string) => Promise<void>;
  /** A checkbox or a radio. */
  tick: (box: Locator) => Promise<void>;
  /** A checkbox, whether it is checked or not. */
  toggle: (box: Locator) => Promise<void>;
  /** A combobox: types to find the option if possible, and chooses it. */
  choose: (field: Locator, typed: string, option: string | RegExp) => Promise<void>;
}

/** Uses the page with mouse or finger. */
export function pointer(page: Page): InputMethod {
  return {
    press: (target) => target.click(),
    write: (field, text) => field.fill(text),
    tick: (box) => box.check(),
    toggle: (box) => box.click(),
    choose: async (field, typed, option) => {
      await field.click();
      if (await field.isEditable()) await field.fill(typed);
      // In a list that is about to be replaced, the press would meet another option, or none.
      await expect(field).not.toHaveAttribute('aria-busy', 'true');
      await page.getByRole('option', { name: option }).first().click();
    },
  };
}

const MOST_STOPS = 150;

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Whether a radio or another radio of its group has the focus: Tab stops once per group. */
async function isGroupFocused(radio: Locator): Promise<boolean> {
  return radio.evaluate((element) => {
    const { activeElement } = document;
    if (!(element instanceof HTMLInputElement && activeElement instanceof HTMLInputElement)) return false;
    return activeElement.type === 'radio' && activeElement.name === element.name;
  });
}

/** Moves the focus to a target with Tab only, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator, isReached = isFocused): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await isReached(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** Uses the page with the keyboard only. */
export function keyboard(page: Page): InputMethod {
  return {
    press: async (target) => {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    write: async (field, text) => {
      await tabTo(page, field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(text);
    },
    tick: async (box) => {
      const isRadio = (await box.getAttribute('type')) === 'radio';
      await tabTo(page, box, isRadio ? isGroupFocused : isFocused);
      for (let step = 0; step < MOST_STOPS && !(await isFocused(box)); step++) await page.keyboard.press('ArrowDown');
      if (!(await box.isChecked())) await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    },
    toggle: async (box) => {
      await tabTo(page, box);
      await page.keyboard.press('Space');
    },
    choose: async (field, typed, option) => {
      await tabTo(page, field);
      if (await field.isEditable()) await page.keyboard.insertText(typed);
      else await page.keyboard.press('ArrowDown');
      // A list that is about to be replaced would lose its active option.
      await expect(field).not.toHaveAttribute('aria-busy', 'true');
      const wanted = page.getByRole('option', { name: option }).first();
      await expect(wanted).toBeVisible();
      for (let step = 0; step < MOST_STOPS; step++) {
        const active = await field.getAttribute('aria-activedescendant');
        if (active !== null && active === (await wanted.getAttribute('id'))) break;
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
    },
  };
}
