/** The element of a field of the student form, for labels and for the error summary's links. */
export function fieldId(field: string): string {
  return `student-${field}`;
}
