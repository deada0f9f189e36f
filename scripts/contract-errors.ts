import { existsSync } from 'node:fs';
import { redocly } from './redocly.ts';

interface Problem {
  ruleId: string;
  message: string;
  location: { source: { ref: string }; start?: { line: number; col: number } }[];
}

/** The errors of the contract, one line each: `file:line:column what (rule)`. */
export class ContractError extends Error {
  readonly errors: readonly string[];

  constructor(errors: readonly string[]) {
    super(errors.join('\n'));
    this.errors = errors;
  }
}

/** Extracts the linter's JSON report from its output. */
function problemsIn(output: string): Problem[] | null {
  try {
    const report = output.slice(output.indexOf('{\n'), output.lastIndexOf('\n}') + 2);
    return (JSON.parse(report) as { problems: Problem[] }).problems;
  } catch {
    return null;
  }
}

/** The rules about examples take half of the linter's time, and no generated code depends on an example. */
const exampleRules = ['no-invalid-media-type-examples', 'no-invalid-schema-examples', 'no-invalid-parameter-examples'];

/**
 * Lints the hand-written contract by the rules of redocly.yaml.
 * @param root path of the contract's first file
 * @param examples whether examples are checked against their schemas as well
 * @returns one line per error, none when the contract is clean
 */
export async function contractErrors(root: string, { examples = true } = {}): Promise<string[]> {
  if (!existsSync(root)) return [`${root} is missing`];
  const skipped = examples ? [] : exampleRules.flatMap((rule) => ['--skip-rule', rule]);
  const { code, output } = await redocly(['lint', root, '--format', 'json', '--max-problems', '1000', ...skipped]);
  const problems = problemsIn(output);
  if (problems === null) return [`${root} ${output.trim().split('\n').at(-1) ?? 'could not be read'}`];
  // The linter reports an unparsable file again at each reference to it, and a misspelt schema at each of its examples.
  const causes = problems.filter(
    ({ ruleId, message }) => !/^Can't resolve \$ref: ./.test(message) && !exampleRules.includes(ruleId),
  );
  const lines = (causes.length > 0 ? causes : problems).map(({ ruleId, message, location: [at] }) => {
    const place = at?.start ? `${at.source.ref}:${at.start.line}:${at.start.col}` : (at?.source.ref ?? root);
    const words = message.replace(/^Failed to parse: (.*?) in ".*" \(\d+:\d+\)$/s, '$1').replaceAll(/\s+/g, ' ');
    return `${place} ${words.trim()} (${ruleId})`;
  });
  const errors = [...new Set(lines)];
  return errors.length > 0 || code === 0 ? errors : [`${root} could not be checked: ${output.trim()}`];
}
