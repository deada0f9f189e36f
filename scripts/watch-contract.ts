import { readdirSync, watch } from 'node:fs';
import { ContractError, contractErrors } from './contract-errors.ts';
import { generateContract } from './generate-contract.ts';
import { contractRoot } from './redocly.ts';

/** Editors save in bursts: changes within this many milliseconds belong to the same edit. */
const burst = 40;

/**
 * The folders with hand-written files. Each is watched separately, because a watcher of the whole tree misses files
 * that an editor saves by replacing them.
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
    // Generating does not use the examples, so they are checked separately: an error in one is reported right away.
    if (edited.length > 0) report(await contractErrors(contractRoot), write);
  } catch (error) {
    // A file may be incomplete, or a tool may fail. Watching continues.
    report(error instanceof ContractError ? error.errors : [(error as Error).message], write);
  }
}

function report(errors: readonly string[], write: (line: string) => void): void {
  for (const error of errors.slice(0, 10)) write(`contract: ${error}`);
  if (errors.length > 10) write(`contract: and ${errors.length - 10} more`);
}

/**
 * Generates code if it is out of date, then after each edit of the hand-written contract. One line reports the changes
 * and the time taken. An error is reported with file and line, and nothing is generated until it is fixed.
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
      // One run after the other: an earlier edit must not overwrite a later one.
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
