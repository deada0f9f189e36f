interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface ChunkingContext {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const isRoute = (id: string) => id.includes('/src/routes/');
const isSignedInRoute = (id: string) => id.includes('/src/routes/_signed-in');
const isSource = (id: string) => /\/src\/|\.css$/.test(id);
const isComponentLibrary = (id: string) => /node_modules\/@mantine\/(?:core|form|notifications|dates)\/.*js$/.test(id);
// Icons, hooks, and parts of the data and routing libraries are small, and nearly every page uses some of them.
const isSmallLibrary = (id: string) => /node_modules\/@(?:tabler|tanstack|mantine\/hooks)\/.*js$/.test(id);

const isToastLibrary = (id: string) =>
  /node_modules\/(?:@mantine\/notifications|react-transition-group)\/.*js$/.test(id);

// What every page needs of the API: the settings, the newsletter and the limits of its field.
const isApiOfOnePage = (id: string) => /\/src\/api\/generated\/(?!settings\/|content\/|limits\.)/.test(id);

interface ChunkGroup {
  debugName: string;
  name: (id: string, context: ChunkingContext) => string | null;
  minShareCount: number;
  priority: number;
}

/**
 * Groups the modules that several pages share into four chunks. Without a rule the bundler creates a file for every
 * combination of pages.
 * - `public`: modules that public reading pages share
 * - `widgets`: modules that only public pages with forms and dialogs share, and Mantine's inputs and overlays
 * - `toasts`: modules that show toasts, which every page loads once it is complete
 * - `parent`: modules that only pages of signed-in parents share
 * @param entry the module that the app starts with; its imports are always loaded and not shared
 * @throws Error if the app would start with the API of single pages
 */
export function sharedChunks(entry: string): ChunkGroup[] {
  let graph: Graph | undefined;
  const chunkOf = (id: string, context: ChunkingContext) => {
    graph ??= readGraph(entry, (each) => context.getModuleInfo(each));
    if (isSmallLibrary(id)) return 'public';
    if (isToastLibrary(id)) return 'toasts';
    const routes = graph.routesWith(id);
    if (isComponentLibrary(id)) return 'widgets';
    // Pages load these on request, such as the library that writes PDF files.
    if (routes.length === 0) return null;
    const isParents = routes.every(isSignedInRoute);
    if (!isSource(id)) return id.endsWith('js') && !isParents ? 'widgets' : null;
    if (isParents) return 'parent';
    return routes.every(graph.usesComponentLibrary) ? 'widgets' : 'public';
  };
  // A group includes the imports of its modules, so groups that others import come first.
  return ['parent', 'widgets', 'toasts', 'public'].map((chunk, priority) => ({
    debugName: chunk,
    name: (id, context) => (chunkOf(id, context) === chunk ? chunk : null),
    // Toasts belong to no page, but share much code with the widgets.
    minShareCount: chunk === 'toasts' ? 1 : 2,
    priority,
  }));
}

interface Graph {
  /** The routes that import a module, directly or not; none for a module that the entry imports as well. */
  routesWith: (id: string) => readonly string[];
  /** Whether a module imports components of Mantine, directly or not, beyond those that the entry imports. */
  usesComponentLibrary: (id: string) => boolean;
}

function readGraph(entry: string, getModuleInfo: ChunkingContext['getModuleInfo']): Graph {
  const importsOf = (id: string) => getModuleInfo(id)?.importedIds ?? [];
  const always = reachable(entry, importsOf);
  const early = [...always].filter(isApiOfOnePage);
  if (early.length > 0) {
    // The router loads only components and loaders on request.
    throw new Error(`Every page would load ${early.join(', ')}: another option of a route imports it`);
  }
  const routes = [...always].flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds.filter(isRoute) ?? []);
  const users = new Map<string, string[]>();
  for (const route of new Set(routes)) {
    for (const id of reachable(route, importsOf)) {
      if (!always.has(id)) users.set(id, [...(users.get(id) ?? []), route]);
    }
  }
  const ownImportsOf = (id: string) =>
    isSource(id) ? importsOf(id).filter((each) => isComponentLibrary(each) || !always.has(each)) : [];
  return {
    routesWith: (id) => users.get(id) ?? [],
    usesComponentLibrary: (id) => [...reachable(id, ownImportsOf)].some(isComponentLibrary),
  };
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
