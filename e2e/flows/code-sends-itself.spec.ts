import { expect, test } from '../fixtures.ts';
import { fillSignUp, newestCode } from './account-steps.ts';

test('A03 The sixth digit sends the code, typed or pasted; what failed is sent again by the button alone @in-arabic @rest', async ({
  page,
  message,
}) => {
  await page.goto('/signup');
  await fillSignUp({ page, message });
  await page.getByRole('button', { name: message('signUp.action.submit') }).click();
  const field = page.getByLabel(message('verify.field.code'));
  await expect(field).toHaveAccessibleDescription(message('verify.field.help'));
  const right = await newestCode(page);
  const wrong = right === '000000' ? '000001' : '000000';
  const wrongTries = () => page.evaluate(async () => (await window.nabtaMock?.smsInbox())?.[0]?.wrong_tries);
  // Records the announced texts, even short-lived ones.
  await page.evaluate(() => {
    const heard = new Set<string>();
    Object.assign(window, { heard });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role="status"]')) heard.add(region.textContent.trim());
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

  await field.pressSequentially(wrong);
  await expect(field).toHaveAccessibleDescription(message('verify.errors.invalidVerificationCode'));
  await expect(page.getByRole('region', { name: message('account.errors.summary', { count: 1 }) })).toBeFocused();
  await expect(field).toHaveValue(wrong);
  const heard = await page.evaluate(() => [...(window as unknown as { heard: Set<string> }).heard]);
  expect(heard).toContain(message('verify.action.submitting'));
  await field.press('Backspace');
  await expect(field).toHaveValue(wrong.slice(0, 5));
  expect(await wrongTries()).toBe(1);
  await field.press(wrong.slice(-1));
  await expect.poll(wrongTries).toBe(2);
  await page.getByRole('button', { name: message('verify.action.submit') }).click();
  await expect.poll(wrongTries).toBe(3);

  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(right);
  await page.waitForURL('**/signin');
});
