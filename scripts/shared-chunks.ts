interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface ChunkingContext {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const isRoute = (id: string) => id.includes('/src/routes/');
const isSignedInRoute = (id: string) => id.includes('/src/routes/_signed-in');

type ChunkName = (id: string, context: ChunkingContext) => string | null;

/**
 * Names the chunks of modules that several pages share: what pages for everybody share is one file, what only pages of
 * signed-in parents share another. Without a rule the bundler makes a file for every combination of pages.
 * @param entry the module that the app starts with; what it imports is not shared but always there
 * @returns for the `name` of two chunk groups, the first before the second; null leaves a module to the bundler
 */
export function sharedChunks(entry: string): { byPublicPages: ChunkName; byParentsPages: ChunkName } {
  let users: Map<string, string[]> | undefined;
  const usersOf = (id: string, context: ChunkingContext) => {
    users ??= findUsers(entry, (each) => context.getModuleInfo(each));
    return users.get(id) ?? [];
  };
  const isPublic = (route: string) => !isSignedInRoute(route);
  return {
    byPublicPages: (id, context) => {
      const routes = usersOf(id, context);
      return routes.length > 1 && routes.some(isPublic) ? 'public' : null;
    },
    byParentsPages: (id, context) => {
      const routes = usersOf(id, context);
      return routes.length > 1 && !routes.some(isPublic) ? 'parent' : null;
    },
  };
}

/** The routes that import each module, directly or not, without those modules that the entry imports as well. */
function findUsers(entry: string, getModuleInfo: ChunkingContext['getModuleInfo']): Map<string, string[]> {
  const importsOf = (id: string) => getModuleInfo(id)?.importedIds ?? [];
  const always = reachable(entry, importsOf);
  const routes = [...always].flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds.filter(isRoute) ?? []);
  const users = new Map<string, string[]>();
  for (const route of new Set(routes)) {
    for (const id of reachable(route, importsOf)) {
      if (!always.has(id)) users.set(id, [...(users.get(id) ?? []), route]);
    }
  }
  return users;
}

function reachable(start: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...importsOf(id));
  }
  return seen;
}
