/**
 * Fails when what is generated from openapi/ differs from what is committed. Generates in a copy, so that a
 * check never changes a file.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyContract } from './contract-copy.ts';
import { runCommand } from './run-command.ts';

const outputs = ['openapi/dist', 'src/api/generated', 'mocks/generated'];

function filesOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return new Map(
    entries.map((each) => {
      const file = join(each.parentPath, each.name);
      return [file.slice(folder.length + 1), readFileSync(file, 'utf8')];
    }),
  );
}

const { folder: copy, remove } = copyContract();
try {
  // Starting with empty folders also finds committed files that are no longer generated.
  for (const output of outputs) rmSync(join(copy, output), { recursive: true });

  const { code, output: words } = await runCommand('node', ['scripts/generate.ts'], { cwd: copy, minutes: 5 });
  if (code !== 0) {
    process.stderr.write(words);
    process.exitCode = 1;
  } else {
    const stale = outputs.flatMap((folder) => {
      const here = filesOf(folder);
      const fresh = filesOf(join(copy, folder));
      return [...new Set([...here.keys(), ...fresh.keys()])]
        .filter((file) => here.get(file) !== fresh.get(file))
        .map(
          (file) =>
            `${folder}/${file}: ${!here.has(file) ? 'missing' : fresh.has(file) ? 'not fresh' : 'no longer generated'}`,
        );
    });
    if (stale.length > 0) {
      process.stderr.write(`Run "npm run generate" and commit what it writes:\n${stale.join('\n')}\n`);
      process.exitCode = 1;
    }
  }
} finally {
  remove();
}
