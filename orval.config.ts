import { defineConfig } from 'orval';

const input = 'openapi/dist/openapi.yaml';

/** Client hooks and types per tag, and zod schemas per documented status; see scripts/generate.ts. */
export default defineConfig({
  client: {
    input,
    output: {
      target: 'src/api/generated/client.ts',
      schemas: 'src/api/generated/model',
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      baseUrl: '',
      urlEncodeParameters: true,
      indexFiles: false,
      clean: true,
      override: {
        mutator: { path: 'src/api/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        query: { useOperationIdAsQueryKey: true, signal: true, useSuspenseQuery: true },
      },
    },
  },
  zod: {
    input,
    output: {
      target: 'src/api/generated/zod/schemas.ts',
      mode: 'single',
      client: 'zod',
      fileExtension: '.ts',
      indexFiles: false,
      override: {
        zod: {
          version: 4,
          generateEachHttpStatus: true,
          generateReusableSchemas: true,
        },
      },
    },
  },
});
