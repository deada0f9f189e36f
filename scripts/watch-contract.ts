import { readdirSync, watch } from 'node:fs';
import { ContractError, contractErrors } from './contract-errors.ts';
import { generateContract } from './generate-contract.ts';
import { contractRoot } from './redocly.ts';

/** Editors save in bursts: what follows within this many milliseconds belongs to the same edit. */
const burst = 40;

/**
 * The folders people write in. Each is watched by itself: a watcher of the whole tree misses a file that an
 * editor saves by replacing it.
 */
function foldersByHand(): string[] {
  const inside = readdirSync('openapi', { withFileTypes: true }).filter((each) => each.isDirectory());
  const generated = ['dist', 'released'];
  return ['openapi', ...inside.filter(({ name }) => !generated.includes(name)).map(({ name }) => `openapi/${name}`)];
}

async function follow(edited: readonly string[], write: (line: string) => void): Promise<void> {
  const started = performance.now();
  try {
    const changed = await generateContract();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (edited.length > 0 || changed.length > 0) {
      write(`contract: ${changed.length} generated files follow ${edited.join(', ') || 'openapi/'}, ${seconds} s`);
    }
    // Generating does not need the examples; a wrong one is still reported right away.
    if (edited.length > 0) report(await contractErrors(contractRoot), write);
  } catch (error) {
    // A file may be half written, or a tool fail: watching goes on.
    report(error instanceof ContractError ? error.errors : [(error as Error).message], write);
  }
}

function report(errors: readonly string[], write: (line: string) => void): void {
  for (const error of errors.slice(0, 10)) write(`contract: ${error}`);
  if (errors.length > 10) write(`contract: and ${errors.length - 10} more`);
}

/**
 * Catches up with the hand-written contract, then generates after each edit of it. One line reports what changed and how
 * long it took; an error is reported with file and line, and nothing is generated until it is fixed.
 * @param write receives each line
 */
export async function watchContract(write: (line: string) => void): Promise<void> {
  const edited = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (edited.size > 0) {
      const files = [...edited].toSorted();
      edited.clear();
      // One after the other: a later edit must not be overtaken by an earlier one.
      await follow(files, write);
    }
    running = undefined;
  };
  for (const folder of foldersByHand()) {
    watch(folder, (_, file) => {
      if (!file?.endsWith('.yaml')) return;
      edited.add(`${folder}/${file}`);
      clearTimeout(timer);
      timer = setTimeout(() => {
        running ??= run();
      }, burst);
    });
  }
  running = follow([], write).then(run);
  await running;
}
