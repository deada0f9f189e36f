import { expect, type Locator, type Page } from '@playwright/test';

/** The control of a dialog that is marked to get the focus first. */
export const firstControl = (dialog: Locator): Locator => dialog.locator('[data-autofocus]:not([hidden])');

/** The open dialog once it has the focus: a key pressed earlier may go to another control. */
export async function focusedDialog(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  return dialog;
}

/** Presses a button of the open dialog by keyboard, once the dialog has the focus. */
export async function pressInDialog(page: Page, name: string): Promise<void> {
  const dialog = await focusedDialog(page);
  await dialog.getByRole('button', { name, exact: true }).press('Enter');
}
