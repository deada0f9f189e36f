/** What stands beside an operation, a parameter, a field or an enumeration of the contract; see openapi/README.md. */
export interface Notes {
  'x-provenance'?: 'known' | 'proposed';
  'x-spec'?: string;
  'x-open-question'?: string;
  'x-reason'?: string;
}

/** What holds for the fields of a name wherever they stand, or for the contract as a whole. */
export interface Convention extends Notes {
  title: string;
  /** Names of fields it speaks for. */
  fields?: string[];
  /** A pattern over names of schemas, all of whose fields it speaks for. */
  schemas?: string;
}

/** The contract's own words about its sources: sections of the specification, and conventions. */
export interface Sources {
  'x-specification'?: Record<string, string>;
  'x-conventions'?: Record<string, Convention>;
}

/** Where something comes from: the section that names it, or what we ask and why we propose it. */
export interface Standing {
  provenance: 'known' | 'proposed' | undefined;
  spec?: string | undefined;
  question?: string | undefined;
  reason?: string | undefined;
}

const hasReason = (notes: Notes) => notes['x-open-question'] !== undefined || notes['x-reason'] !== undefined;

/**
 * How a field stands: by its own notes, else by those of a convention for its name, else by those of its schema. A
 * question and its reason always come from the same place.
 */
export function standingOf(
  own: Notes,
  inherited: {
    field: string;
    schema: string;
    schemaNotes: Notes;
    conventions: Record<string, Convention>;
  } | null = null,
): Standing {
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
 * What a reviewer would miss.
 * @param sections of the specification, as `x-specification` lists them
 * @returns one sentence, or null
 */
export function faultOf({ provenance, spec, question, reason }: Standing, sections: readonly string[]): string | null {
  if (provenance === undefined) return 'says nowhere whether it is known or proposed (x-provenance)';
  if (provenance === 'known') {
    if (spec === undefined) return 'is known, but no section of the specification is named (x-spec)';
    const unknown = spec.split(', ').find((section) => !sections.includes(section));
    if (unknown !== undefined) return `names ${unknown}, which is no section of the specification (x-specification)`;
    return question !== undefined && reason === undefined
      ? 'asks something without saying what we assume and why (x-reason)'
      : null;
  }
  if (question === undefined) return 'is proposed, but nothing is asked about it (x-open-question)';
  return reason === undefined ? 'is proposed without a reason (x-reason)' : null;
}
