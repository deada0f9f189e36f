import { expect, test } from '@playwright/test';
import { axeViolations } from '../e2e/axe-violations.ts';

interface StoryIndex {
  entries: Record<string, { id: string; title: string; name: string }>;
}

for (const language of ['en', 'ar'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`Every component is accessible and fits its window, ${language}, ${scheme}`, async ({ page, request }) => {
      test.slow();
      const { entries } = (await (await request.get('index.json')).json()) as StoryIndex;
      const complaints: string[] = [];
      page.on('console', (entry) => {
        if (entry.type() === 'error' || entry.type() === 'warning') complaints.push(entry.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      for (const { id, title, name } of Object.values(entries)) {
        await test.step(`${title}: ${name}`, async () => {
          await page.goto(`iframe.html?id=${id}&viewMode=story&globals=language:${language};scheme:${scheme}`);
          await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
          await expect(page.locator('.gallery > *').first()).toBeVisible();
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
          expect(await axeViolations(page), `${title}: ${name}`).toEqual([]);
          expect(complaints, `${title}: ${name}`).toEqual([]);
        });
      }
    });
  }
}
