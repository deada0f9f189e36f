import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeOf } from './coverage.ts';
import { mutantsReport, scoreOf } from './mutants-report.ts';
import { isValid, type Mutant, mutated, mutantsOf } from './mutators.ts';
import { createPlanner } from './planner.ts';
import type { MutantResult } from './run-mutant.ts';
import { mutantWith } from './mutant-with.ts';
import { allMutants, selectMutants } from './select.ts';

const changes = (source: string) => mutantsOf('file.ts', source).map(({ mutator, after }) => `${mutator}: ${after}`);

describe('the mutators', () => {
  it.each<[string, string[]]>([
    ['a < b;', ['boundary: a <= b;']],
    ['a >= b;', ['boundary: a > b;']],
    ['a === b;', ['equality: a !== b;']],
    ['a && b;', ['logic: a || b;']],
    ['(a) - (b);', ['arithmetic: (a) + (b);']],
    ["a + 'text';", []],
    ['`x${a}` + b + c;', []],
    ['!a;', ['negation: a;']],
    ['if (a) b = c;', ['condition: if (!(a)) b = c;', 'statement: if (a) ;']],
    ['const x = a ? b : c;', ['condition: const x = !(a) ? b : c;']],
    ['const hours = 48;', ['number: const hours = 49;']],
    ['const x = { status: 404, 7: a };', ['status: const x = { status: 403, 7: a };']],
    ['const x = true;', ['boolean: const x = false;']],
    ['await notify(a);', ['statement: ;']],
    ['const x = a.filter(b);', ['list: const x = a;']],
    ['const x = a.some(b);', ['list: const x = a.every(b);']],
    ['const x = a.toString(b);', []],
    ['const x = q.where({ id, user_id: user.id });', ['owner: const x = q.where({ id });']],
    ['const x = q.where({ user_id });', []],
  ])('change %s', (source, expected) => {
    expect(changes(source)).toEqual(expected);
  });

  it.each([
    '// a < b && c === 404',
    '/** @returns true if a >= 48 */',
    'type Status = 200 | 404 | true;',
    'interface Page { size: 5; isLast: true }',
    'function size(a: 1 | 2): true | 404 { return a as 404; }',
    "import a, { type B } from './b.ts';",
    'const x = a satisfies Record<4, true>;',
  ])('never change %s', (source) => {
    expect(changes(source)).toEqual([]);
  });

  it('keep places in a source with letters of any length', () => {
    const source = "const title = 'أيام 😀';\n// é\nconst isLate = a < b;";
    const [mutant] = mutantsOf('file.ts', source);
    expect(mutant).toMatchObject({ line: 3, before: 'const isLate = a < b;', after: 'const isLate = a <= b;' });
    expect(mutated(source, mutant as Mutant)).toBe("const title = 'أيام 😀';\n// é\nconst isLate = a <= b;");
  });

  it('recognize what can’t be parsed', () => {
    expect(isValid('file.ts', 'const x = ;')).toBe(false);
    expect(isValid('file.ts', 'const x: number = 1;')).toBe(true);
  });
});

describe('the selection', () => {
  const all = allMutants();

  it('is the same each time, of the wanted number, and spread over the files', () => {
    const selected = selectMutants(all, 240, 1);
    expect(selected).toEqual(selectMutants(allMutants(), 240, 1));
    expect(selected).toHaveLength(240);
    expect(selectMutants(all, 240, 2)).not.toEqual(selected);
    const withMutants = [...all].filter(([, mutants]) => mutants.length > 0).map(([file]) => file);
    expect(new Set(selected.map(({ file }) => file))).toEqual(new Set(withMutants));
  });

  it('has the rules that answers come from, and no others', () => {
    const files = [...all.keys()];
    expect(files).toEqual(
      expect.arrayContaining(['mocks/handlers/orders.ts', 'mocks/orders/notify.ts', 'src/domain/off-days.ts']),
    );
    expect(files).not.toContain('src/domain/truncate.ts');
    expect(files.filter((file) => /\.test\.ts$|\/seed\/|\/panel\//.test(file))).toEqual([]);
  });

  it('contains only sources that can be parsed', () => {
    const selected = selectMutants(all, 240, 1);
    expect(selected.filter((each) => !isValid(each.file, mutated(readFileSync(each.file, 'utf8'), each)))).toEqual([]);
  });
});

describe('the planner', () => {
  const mutant = mutantWith('mocks/handlers/packages.ts', '!(record) ? found');
  const units = ['a', 'b', 'c', 'd'].map((name) => ({ name, seconds: 1 }));
  const played = (planner: ReturnType<typeof createPlanner>, names = ['a', 'b', 'c', 'd']) =>
    planner.runsFor(mutant).map((isChosen) => names.filter(isChosen).join(''));

  it('plays the units that run the mutant, and those that were not measured', () => {
    const coverage = { stamp: '', units, runBy: { [placeOf(mutant)]: [1, 3] } };
    expect(played(createPlanner(coverage, false), ['a', 'b', 'c', 'd', 'new'])).toEqual(['bdnew']);
    expect(played(createPlanner(coverage, true))).toEqual(['bd', 'ac']);
  });

  it('plays all units for what runs before them, or only in the seeds', () => {
    for (const runBy of [{ [placeOf(mutant)]: null }, { [placeOf(mutant)]: [] }, {}]) {
      expect(played(createPlanner({ stamp: '', units, runBy }, false))).toEqual(['abcd']);
    }
  });

  it('begins with a unit that has found a mutant of the file', () => {
    const planner = createPlanner({ stamp: '', units, runBy: { [placeOf(mutant)]: [0, 1, 2] } }, false);
    planner.learn({ ...mutant, file: 'mocks/handlers/orders.ts' }, 'a');
    planner.learn(mutant, 'c');
    planner.learn(mutant, 'd');
    expect(played(planner)).toEqual(['ac', 'b']);
  });
});

describe('the report', () => {
  const mutant: Mutant = {
    file: 'mocks/handlers/orders.ts',
    line: 7,
    mutator: 'boundary',
    before: 'a < b',
    after: 'a <= b',
    start: 0,
    end: 1,
    text: '<=',
  };
  const equivalent: Mutant = {
    ...mutant,
    file: 'mocks/replies/shown-notification.ts',
    before: 'a.created_at < b.created_at ? 1 : -1',
    after: 'a.created_at <= b.created_at ? 1 : -1',
  };
  const result = (outcome: MutantResult['outcome'], of = mutant): MutantResult => ({
    mutant: of,
    outcome,
    message: null,
    unit: null,
    requests: 1,
    seconds: 1,
  });

  it('leaves out what is invalid or equivalent, and asks for 95 %', () => {
    const killed = Array.from({ length: 19 }, () => result('killed'));
    const others = [result('invalid'), result('survived', equivalent)];
    expect(scoreOf([...killed, ...others, result('survived')])).toEqual({
      killed: 19,
      survived: 1,
      equivalent: 1,
      invalid: 1,
      score: 0.95,
      isEnough: true,
    });
    expect(scoreOf([...killed, ...others, result('survived'), result('out of time')]).isEnough).toBe(false);
    expect(scoreOf([]).isEnough).toBe(false);
  });

  it('shows each survivor with its place, and the reason of an equivalent one', () => {
    const text = mutantsReport([result('survived'), result('survived', equivalent), result('killed')], 1);
    expect(text).toContain('## Survived\n\n- `mocks/handlers/orders.ts:7 boundary: a < b → a <= b`');
    expect(text).toContain(': The line before has dealt with equal times.');
  });
});
