/** Joins the class names that are given; whatever is missing or false leaves no trace. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
