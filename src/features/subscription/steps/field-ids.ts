import type { PanelField } from '#src/features/subscription/submit/add-to-order.ts';

/** Ids of the panel's fields, for the error summary's links. */
export const fieldIds: Readonly<Record<PanelField, string>> = {
  students: 'subscribe-students',
  count: 'subscribe-count',
  start: 'subscribe-start',
  offDays: 'subscribe-off-days',
};
