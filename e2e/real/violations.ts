import type { Page } from '@playwright/test';

/** Listens for what the browser refuses: each entry names the rule, what it met, and where. Before the first page is opened. */
export async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const note = (window as unknown as { noteViolation: (violation: string) => void }).noteViolation;
      note(`${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber}) on ${location.pathname}`);
    });
  });
  return violations;
}
