import { readdirSync, watch } from 'node:fs';
import { ContractError, contractFaults } from './contract-faults.ts';
import { generateContract } from './generate-contract.ts';
import { contractRoot } from './redocly.ts';

/** Editors save in bursts: what follows within this many milliseconds belongs to the same edit. */
const burst = 40;

/**
 * The folders people write in. Each is watched by itself: a watcher of the whole tree loses sight of a file that an
 * editor saves by putting a new one in its place.
 */
function foldersByHand(): string[] {
  const inside = readdirSync('openapi', { withFileTypes: true }).filter((each) => each.isDirectory());
  const generated = ['dist', 'released'];
  return ['openapi', ...inside.filter(({ name }) => !generated.includes(name)).map(({ name }) => `openapi/${name}`)];
}

async function follow(edited: readonly string[], say: (line: string) => void): Promise<void> {
  const started = performance.now();
  try {
    const changed = await generateContract();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (edited.length > 0 || changed.length > 0) {
      say(`contract: ${changed.length} generated files follow ${edited.join(', ') || 'openapi/'}, ${seconds} s`);
    }
    // Examples hold nothing up, but one that no longer fits should not wait for the next check.
    if (edited.length > 0) tell(await contractFaults(contractRoot), say);
  } catch (error) {
    // A file may be half written, or a tool fail: whoever watches goes on watching.
    tell(error instanceof ContractError ? error.faults : [(error as Error).message], say);
  }
}

function tell(faults: readonly string[], say: (line: string) => void): void {
  for (const fault of faults.slice(0, 10)) say(`contract: ${fault}`);
  if (faults.length > 10) say(`contract: and ${faults.length - 10} more`);
}

/**
 * Catches up with the hand-written contract, then generates after each edit of it. One line tells what followed and how
 * long it took; a fault is told with file and line, and nothing is written until it is mended.
 * @param say takes each line
 */
export async function watchContract(say: (line: string) => void): Promise<void> {
  const edited = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (edited.size > 0) {
      const files = [...edited].toSorted();
      edited.clear();
      // One after the other: a later edit must not be overtaken by an earlier one.
      await follow(files, say);
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
  running = follow([], say).then(run);
  await running;
}
