/** The notes of an operation, a parameter, a field or an enumeration of the contract; see openapi/README.md. */
export interface Notes {
  'x-provenance'?: 'known' | 'proposed';
  'x-spec'?: string;
  'x-open-question'?: string;
  'x-reason'?: string;
}

/** Notes that apply to every field of a name, or to the whole contract. */
export interface Convention extends Notes {
  title: string;
  /** Names of the fields that it applies to. */
  fields?: string[];
  /** A pattern for names of schemas. The convention applies to all their fields. */
  schemas?: string;
}

/** The sources that the contract lists: sections of the specification, and conventions. */
export interface Sources {
  'x-specification'?: Record<string, string>;
  'x-conventions'?: Record<string, Convention>;
}

/** Where something comes from: the section that names it, or what we ask and why we propose it. */
export interface Provenance {
  provenance: 'known' | 'proposed' | undefined;
  spec?: string | undefined;
  question?: string | undefined;
  reason?: string | undefined;
}

const hasReason = (notes: Notes) => notes['x-open-question'] !== undefined || notes['x-reason'] !== undefined;

/**
 * Where a field comes from. Its own notes come first, then those of a convention for its name, then those of its schema.
 * A question and its reason always come from the same place.
 */
export function provenanceOf(
  own: Notes,
  inherited: {
    field: string;
    schema: string;
    schemaNotes: Notes;
    conventions: Record<string, Convention>;
  } | null = null,
): Provenance {
  const provenance = own['x-provenance'];
  const conventions = Object.values(inherited?.conventions ?? {}).filter(
    ({ fields = [], schemas }) =>
      inherited !== null &&
      (fields.includes(inherited.field) || (schemas !== undefined && new RegExp(schemas).test(inherited.schema))),
  );
  const places: Notes[] = [own, ...conventions, ...(inherited ? [inherited.schemaNotes] : [])];
  if (provenance === 'known') {
    const spec = places.find((each) => each['x-spec'] !== undefined)?.['x-spec'];
    return { provenance, spec, question: own['x-open-question'], reason: own['x-reason'] };
  }
  const place = places.find(hasReason);
  return { provenance, question: place?.['x-open-question'], reason: place?.['x-reason'] };
}

/**
 * What is missing for a reviewer.
 * @param sections of the specification, as `x-specification` lists them
 * @returns one sentence, or null
 */
export function provenanceError(
  { provenance, spec, question, reason }: Provenance,
  sections: readonly string[],
): string | null {
  if (provenance === undefined) return 'lacks the note whether it is known or proposed (x-provenance)';
  if (provenance === 'known') {
    if (spec === undefined) return 'is known, but no section of the specification is named (x-spec)';
    const unknown = spec.split(', ').find((section) => !sections.includes(section));
    if (unknown !== undefined) return `names ${unknown}, which is no section of the specification (x-specification)`;
    return question !== undefined && reason === undefined
      ? 'has a question without what we assume and why (x-reason)'
      : null;
  }
  if (question === undefined) return 'is proposed without a question (x-open-question)';
  return reason === undefined ? 'is proposed without a reason (x-reason)' : null;
}
