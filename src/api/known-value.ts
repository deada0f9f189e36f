/**
 * Returns a wire value if this version of the app knows it, else null: a newer server may send values that were added
 * later.
 * @param values a generated list, such as `knownCardBrand`, or the generated object of an enum
 */
export function knownValue<Value extends string>(
  values: readonly Value[] | Readonly<Record<string, Value>>,
  value: string | null,
): Value | null {
  return Object.values(values).find((each) => each === value) ?? null;
}
