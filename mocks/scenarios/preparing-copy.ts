import type { Overrides } from './scenario.ts';

const unfinished = (now: Date) => ({
  id: 1,
  status: 'preparing' as const,
  requested_at: now.toISOString(),
  ready_at: null,
  expires_at: null,
});

/** The first copy of a parent's data is not ready. */
export const preparingCopy = {
  listDataExports: ({ now }) => ({
    status: 200,
    body: { custom_status: 200, data: { exports: [unfinished(now)] } },
  }),
  getDataExport: ({ now }) => ({ status: 200, body: { custom_status: 200, data: { export: unfinished(now) } } }),
} satisfies Overrides;
