import type { Overrides } from './scenario.ts';

/** The first copy of a parent's data is not ready. */
export const preparingCopy = {
  getDataExport: ({ now }) => {
    const made = { id: 1, requested_at: now.toISOString(), ready_at: null, expires_at: null };
    return { status: 200, body: { custom_status: 200, data: { export: { ...made, status: 'preparing' } } } };
  },
} satisfies Overrides;
