import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** A module: its top-level statements with the names that they declare and use, and what it imports. */
interface Module {
  statements: { start: number; declares: string[]; uses: Set<string> }[];
  imports: Map<string, { file: string; name: string }>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function namesIn(node: Node, names = new Set<string>()): Set<string> {
  if (node.type === 'Identifier') names.add(String(node['name']));
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) namesIn(child, names);
  }
  return names;
}

/** The file that a specifier names; null for a package. */
function fileOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('#src/')) return `src/${specifier.slice(5)}`;
  if (specifier.startsWith('#mocks/')) return `mocks/${specifier.slice(7)}`;
  return specifier.startsWith('.') ? relative('.', resolve(join(dirname(from), specifier))) : null;
}

function declared(statement: Node): string[] {
  const inner = isNode(statement['declaration']) ? statement['declaration'] : statement;
  if (inner.type === 'VariableDeclaration') {
    return (inner['declarations'] as Node[]).flatMap(({ id }) => [...namesIn(id as Node)]);
  }
  return isNode(inner['id']) ? [String(inner['id']['name'])] : [];
}

function read(file: string): Module {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const imports: Module['imports'] = new Map();
  const statements: Module['statements'] = [];
  for (const statement of program.body as unknown as Node[]) {
    if (statement.type === 'ImportDeclaration') {
      const from = fileOf(file, String((statement['source'] as Node)['value']));
      for (const each of from === null ? [] : (statement['specifiers'] as Node[])) {
        const local = each['local'] as Node;
        const imported = (each['imported'] ?? local) as Node;
        imports.set(String(local['name']), { file: from ?? '', name: String(imported['name']) });
      }
    } else {
      statements.push({ start: statement.start, declares: declared(statement), uses: namesIn(statement) });
    }
  }
  return { statements, imports };
}

/**
 * The top-level statements of each file that the given files reach, by file and first character. The given files are
 * reached as a whole; of any other file only what is imported from it, and what that needs.
 */
export function reachedFrom(roots: readonly string[]): Map<string, Set<number>> {
  const modules = new Map<string, Module>();
  const moduleOf = (file: string) => {
    const known = modules.get(file) ?? read(file);
    modules.set(file, known);
    return known;
  };
  const reached = new Map<string, Set<number>>();

  function reach(file: string, statement: Module['statements'][number]): void {
    const starts = reached.get(file) ?? new Set();
    reached.set(file, starts);
    if (starts.has(statement.start)) return;
    starts.add(statement.start);
    for (const name of statement.uses) follow(file, name);
  }

  function follow(file: string, name: string): void {
    const { statements, imports } = moduleOf(file);
    const imported = imports.get(name);
    if (imported) {
      if (imported.file.endsWith('.ts')) follow(imported.file, imported.name);
      return;
    }
    for (const statement of statements) if (statement.declares.includes(name)) reach(file, statement);
  }

  for (const file of roots) for (const statement of moduleOf(file).statements) reach(file, statement);
  return reached;
}
