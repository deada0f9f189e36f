/**
 * Writes the contract as one HTML page that opens offline and makes no requests: `npm run contract:docs`. A page
 * that would load something from elsewhere is not written.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { refuse, wantsNothing } from './command-line.ts';
import { contractErrors } from './contract-errors.ts';
import { contractRoot, redocly } from './redocly.ts';

const command = 'contract:docs';
const page = 'build/contract.html';

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

wantsNothing(command, `npm run ${command}`);
const folder = mkdtempSync(join(tmpdir(), 'nabta-docs-'));
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});

const errors = await contractErrors(contractRoot);
if (errors.length > 0) refuse(command, errors);

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
if (code !== 0) refuse(command, `Redoc made no page: ${output.trim().split('\n').at(-1) ?? ''}`);

const html = readFileSync(made, 'utf8')
  .replaceAll(logo, emptyPicture)
  .replace('<head>', `<head>\n  <meta http-equiv="Content-Security-Policy" content="${policy}">`)
  .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${ownLinks}\n</body>`);
const foreign = html.match(/<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)="https?:[^"]*"/);
if (foreign) refuse(command, `Redoc's page would load ${foreign[0]}; look at it in scripts/contract-docs.ts`);
mkdirSync(dirname(page), { recursive: true });
writeFileSync(page, html);
process.stdout.write(
  `${page}, ${Math.round(Buffer.byteLength(html) / 1000).toLocaleString('en')} kB; open it in any browser\n`,
);
