import type { Page } from '@playwright/test';

/** Records the content that the policy blocks: directive, content and place. Call it before the first page is opened. */
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
