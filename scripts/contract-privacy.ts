/** The classes of data, from the most to the least sensitive; see `x-data-classes` in openapi/openapi.yaml. */
export const dataClasses = ['health', 'credential', 'payment', 'contact', 'none'] as const;

export type DataClass = (typeof dataClasses)[number];

/** What the contract says about a class. */
export interface DataClassNotes {
  title: string;
  meaning: string;
  purpose: string;
  legal_basis: string;
  retention: string;
  recipients: string;
  /** Names of fields and parameters that have this class wherever they are. */
  fields?: string[];
}

/** The root of a contract that has classes. */
export interface ClassedRoot {
  'x-data-classes'?: Record<string, DataClassNotes>;
}

/** A schema, a field or a parameter with its statement about its class. */
export interface Classed {
  $ref?: string;
  'x-data-class'?: string;
  'x-data-class-reason'?: string;
  properties?: Record<string, Classed>;
  items?: Classed;
  oneOf?: Classed[];
}

/**
 * The class of a field. `parts`: it contains records whose fields have classes of their own. `by-field`: it is part of a value
 * without a meaning of its own, such as `LocalizedName`, and has the class of the field that contains the value.
 */
export type FieldClass = DataClass | 'parts' | 'by-field';

/** One value that a field can have: what its schema states, and whether it is a record. */
export interface ValueSchema {
  stated: string | undefined;
  isRecord: boolean;
}

const isDataClass = (text: string | undefined): text is DataClass => dataClasses.some((each) => each === text);

/** Whether a schema can state this class. */
export const isStatable = (text: string | undefined) => text === 'by-field' || isDataClass(text);

/** The class of a name that is the same wherever it is used. */
function classOfName(name: string, { 'x-data-classes': classes = {} }: ClassedRoot): DataClass | undefined {
  return dataClasses.find((each) => classes[each]?.fields?.includes(name));
}

/**
 * The values that a field can have: a list has those of its items.
 * @param follow the schema that a reference leads to
 */
export function valuesOf<Node extends Classed>(node: Node, follow: (node: Node) => Node): ValueSchema[] {
  const schema = follow(node);
  const parts = [...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])] as Node[];
  // Beside a reference the class is the field's own.
  const stated = node.$ref === undefined ? undefined : schema['x-data-class'];
  if (parts.length > 0 && stated === undefined) return parts.flatMap((part) => valuesOf(part, follow));
  return [{ stated, isRecord: schema.properties !== undefined }];
}

/**
 * The class of a field: its own; else that of its name; else that of its value's schema; else that of the schema with the
 * field.
 * @param schemaClass what the schema with the field states
 * @returns undefined if none of them states a class
 */
export function fieldClass(
  field: { name: string; own: string | undefined; values: readonly ValueSchema[] },
  schemaClass: string | undefined,
  root: ClassedRoot,
): FieldClass | undefined {
  if (isDataClass(field.own)) return field.own;
  const byName = classOfName(field.name, root);
  if (byName !== undefined) return byName;
  const stated = field.values.filter((value) => isDataClass(value.stated));
  if (stated.some((value) => value.isRecord)) return 'parts';
  const ofValue = dataClasses.find((each) => stated.some((value) => value.stated === each));
  if (ofValue !== undefined) return ofValue;
  return isDataClass(schemaClass) || schemaClass === 'by-field' ? schemaClass : undefined;
}

/** The schemas of a bundled contract, where every reference is `#/components/…`. */
export interface ClassedContract extends ClassedRoot {
  components: { schemas?: Record<string, Classed> };
}

const nameOf = ($ref: string) => $ref.split('/').at(-1) ?? '';

/** One field of a record, with its class. */
export interface ClassedField {
  schema: string;
  field: string;
  class: DataClass;
}

/** All fields of a bundled contract that are no containers, each with its class. */
export function classedFields(contract: ClassedContract): ClassedField[] {
  const schemas = contract.components.schemas ?? {};
  const follow = (node: Classed): Classed => (node.$ref === undefined ? node : (schemas[nameOf(node.$ref)] ?? node));
  return Object.entries(schemas).flatMap(([schema, { properties = {}, 'x-data-class': schemaClass }]) =>
    Object.entries(properties).flatMap(([field, node]) => {
      const values = valuesOf(node, follow);
      const found = fieldClass({ name: field, own: node['x-data-class'], values }, schemaClass, contract);
      return isDataClass(found) ? [{ schema, field, class: found }] : [];
    }),
  );
}

/** The classes that must be neither in an address nor in a log. */
export const isSensitive = (found: FieldClass | undefined) => isDataClass(found) && found !== 'none';
