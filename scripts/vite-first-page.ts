import { resolve } from 'node:path';

interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface ChunkingContext {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/**
 * Names the chunk of our modules that the home page loads before it stands: all that the entry and home's own route import
 * statically. The bundler alone would put what other pages import too into files of their own, dozens of them.
 * Libraries are left out: through their index files everything seems to import everything.
 * @returns the name for a chunk group: `first`, or null for a module that home does without
 */
export function firstPage(): (id: string, context: ChunkingContext) => string | null {
  let first: Set<string> | undefined;
  return (id, context) => {
    if (!first) {
      const homeRoute = resolve('src/routes/index.tsx');
      const homeParts = context.getModuleInfo(homeRoute)?.dynamicallyImportedIds ?? [];
      const waiting = [resolve('src/main.tsx'), ...homeParts.filter((part) => part.startsWith(homeRoute))];
      first = new Set();
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (first.has(next) || next.includes('/node_modules/')) continue;
        first.add(next);
        waiting.push(...(context.getModuleInfo(next)?.importedIds ?? []));
      }
    }
    return first.has(id) ? 'first' : null;
  };
}
