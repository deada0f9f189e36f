/** The notes of an operation, a parameter, a field or an enumeration of the contract; see openapi/README.md. */
export interface Notes {
  'x-provenance'?: 'known' | 'proposed';
  'x-spec'?: string;
  /** The name of the question, which stays the same in all versions. */
  'x-question'?: string;
  'x-open-question'?: string;
  /** The cost of a wrong guess; medium if omitted. */
  'x-cost'?: Cost;
  'x-reason'?: string;
  /** Added from answers.yaml in place of the open question. */
  'x-answer'?: Answer;
}

export type Cost = 'high' | 'medium' | 'low';

/** The answer of the backend team to a question. */
export interface Answer {
  question?: string | undefined;
  answer: string;
  by: string;
  /** The day, `YYYY-MM-DD`. */
  on: string;
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

/**
 * The source of a field: its section of the specification, an answer, or our question with the reason for our proposal.
 */
export interface Provenance {
  provenance: 'known' | 'proposed' | undefined;
  spec?: string | undefined;
  /** The name of the question. */
  name?: string | undefined;
  question?: string | undefined;
  cost?: Cost | undefined;
  reason?: string | undefined;
  answer?: Answer | undefined;
}

const isExplained = (notes: Notes) =>
  notes['x-open-question'] !== undefined || notes['x-reason'] !== undefined || notes['x-answer'] !== undefined;

function explanationOf(notes: Notes): Omit<Provenance, 'provenance' | 'spec'> {
  const parts = {
    name: notes['x-question'],
    question: notes['x-open-question'],
    cost: notes['x-cost'],
    reason: notes['x-reason'],
    answer: notes['x-answer'],
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
}

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
    return { provenance, spec, ...explanationOf(own) };
  }
  const explanation = explanationOf(places.find(isExplained) ?? {});
  return { provenance: explanation.answer === undefined ? provenance : 'known', ...explanation };
}

/**
 * Checks that a reviewer has the source of a field.
 * @param sections of the specification, as `x-specification` lists them
 * @returns one sentence about what is missing, or null
 */
export function provenanceError(
  { provenance, spec, name, question, reason, answer }: Provenance,
  sections: readonly string[],
): string | null {
  if (provenance === undefined) return 'lacks the note whether it is known or proposed (x-provenance)';
  if (question !== undefined && name === undefined) return 'has a question without a name (x-question)';
  if (answer !== undefined) return null;
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
