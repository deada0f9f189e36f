import { findWholeChromium } from '../../scripts/chromium.ts';
import { expect, test } from '../fixtures.ts';
import { openWithBlockedCookies } from '../real/blocked-cookies.ts';

const whole = findWholeChromium();
for (const executablePath of whole === null ? [] : [whole]) {
  test('A08 The mock starts with all cookies blocked in the browser’s settings @once', async ({
    baseURL,
    viewport,
  }) => {
    const { context, close } = await openWithBlockedCookies(executablePath, viewport);
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().message));
    const page = await context.newPage();
    await page.goto(`${baseURL}/packages`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.evaluate(() => localStorage.length)).rejects.toThrow(/SecurityError|Access is denied/);
    expect(errors).toEqual([]);
    await close();
  });
}
