import { findWholeChromium } from '../../scripts/chromium.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoStorage, openWithBlockedCookies } from '../real/blocked-cookies.ts';

const whole = findWholeChromium();
for (const executablePath of whole === null ? [] : [whole]) {
  test('A08 The mock starts with all cookies blocked in the browser’s settings @once @rest', async ({
    baseURL,
    viewport,
  }) => {
    const { context, close } = await openWithBlockedCookies(executablePath, viewport);
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().message));
    const page = await context.newPage();
    await page.goto(`${baseURL}/packages`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectNoStorage(page);
    expect(errors).toEqual([]);
    await close();
  });
}
