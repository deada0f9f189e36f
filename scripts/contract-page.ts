import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContractError, contractErrors } from './contract-errors.ts';
import { contractRoot, redocly } from './redocly.ts';

/** Redoc loads its vendor's logo from a server. With telemetry off, it makes no other request. */
const logo = /https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g;
const emptyPicture = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/** The browser blocks any request of a later Redoc version: the page contains everything it needs. */
const policy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:";

/** Redoc's groups link to paths of a site. In a single file, their places are anchors behind the hash. */
const ownLinks = `<script>
  const point = () => {
    for (const link of document.querySelectorAll('a[href^="/"]')) link.setAttribute('href', '#' + link.getAttribute('href'));
  };
  new MutationObserver(point).observe(document.body, { childList: true, subtree: true, attributeFilter: ['href'] });
  addEventListener('load', point);
</script>`;

/**
 * Makes the contract's page: HTML that opens offline and makes no requests.
 * @throws ContractError for an invalid contract, and for a page that would load something from elsewhere
 */
export async function contractPage(): Promise<string> {
  const errors = await contractErrors(contractRoot);
  if (errors.length > 0) throw new ContractError(errors);
  const folder = mkdtempSync(join(tmpdir(), 'nabta-docs-'));
  try {
    return await pageIn(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function pageIn(folder: string): Promise<string> {
  const made = join(folder, 'contract.html');
  const { code, output } = await redocly([
    'build-docs',
    contractRoot,
    '--output',
    made,
    '--inlineBundle',
    '--title',
    'Nabta API',
    '--openapi.showExtensions',
    '--openapi.sortRequiredPropsFirst',
    '--openapi.hideDownloadButtons',
  ]);
  if (code !== 0) throw new ContractError([`Redoc made no page: ${output.trim().split('\n').at(-1) ?? ''}`]);

  const html = readFileSync(made, 'utf8')
    .replaceAll(logo, emptyPicture)
    .replace('<head>', `<head>\n  <meta http-equiv="Content-Security-Policy" content="${policy}">`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${ownLinks}\n</body>`);
  const foreign = html.match(/<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)="https?:[^"]*"/);
  if (foreign)
    throw new ContractError([`Redoc's page would load ${foreign[0]}; look at it in scripts/contract-page.ts`]);
  return html;
}
