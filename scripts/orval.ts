import { join } from 'node:path';
import { defineConfig, generate, type OptionsExport } from 'orval';

type Json = Record<string, unknown>;

/** The contract without what only people read: bodies' examples, and notes of provenance. The code stays the same. */
export function lean(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(lean);
  if (typeof node !== 'object' || node === null) return node;
  const isBody = 'schema' in node && 'examples' in node;
  const kept = Object.entries(node).filter(([key]) => !key.startsWith('x-') && !(isBody && key === 'examples'));
  return Object.fromEntries(kept.map(([key, value]) => [key, lean(value)]));
}

/**
 * Generates the client's hooks and types per tag, and zod schemas per documented status.
 * @param contract the bundled contract, lean, and clean by redocly's rules: Orval does not check it again
 * @param folder where `model/`, one folder per tag, and `zod/schemas.ts` are written
 */
export async function runOrval(contract: unknown, folder: string): Promise<void> {
  const input = { target: contract as Json, unsafeDisableValidation: true };
  const projects = defineConfig({
    client: {
      input,
      output: {
        target: join(folder, 'client.ts'),
        schemas: join(folder, 'model'),
        mode: 'tags-split',
        client: 'react-query',
        httpClient: 'fetch',
        baseUrl: '',
        urlEncodeParameters: true,
        indexFiles: false,
        override: {
          mutator: { path: '#src/api/http.ts', name: 'http' },
          fetch: { includeHttpResponseReturnType: false },
          query: { useOperationIdAsQueryKey: true, signal: true, useSuspenseQuery: true },
        },
      },
    },
    zod: {
      input,
      output: {
        target: join(folder, 'zod/schemas.ts'),
        mode: 'single',
        client: 'zod',
        fileExtension: '.ts',
        indexFiles: false,
        override: { zod: { version: 4, generateEachHttpStatus: true, generateReusableSchemas: true } },
      },
    },
  });
  for (const project of Object.values(projects)) {
    await generate(project as OptionsExport, process.cwd(), { logLevel: 'error', throwOnError: true });
  }
}
