/** A field of the panel that can have an error. */
export type PanelField = 'students' | 'count' | 'start' | 'offDays';

/** The ids of the fields, for the links of the error summary. */
export const fieldIds: Readonly<Record<PanelField, string>> = {
  students: 'subscribe-students',
  count: 'subscribe-count',
  start: 'subscribe-start',
  offDays: 'subscribe-off-days',
};

/** The id of a field's error message. */
export function errorId(field: PanelField): string {
  return `${fieldIds[field]}-error`;
}
