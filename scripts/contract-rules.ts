import { type Convention, provenanceError, type Notes, type Sources, provenanceOf } from './contract-provenance.ts';

// A plugin of Redocly's linter, named in redocly.yaml: everything in the contract needs a section of the specification, or
// a question with our reason.

interface Location {
  pointer: string;
  child: (path: string | string[]) => Location;
}
interface Context {
  report: (problem: { message: string; location: Location }) => void;
  location: Location;
}
interface Parameter extends Notes {
  name: string;
  in: string;
}
interface Schema extends Notes {
  enum?: unknown[];
  properties?: Record<string, Notes>;
}

function provenance() {
  let sections: string[] = [];
  let conventions: Record<string, Convention> = {};
  return {
    Root: {
      enter(root: Sources, { report, location }: Context) {
        sections = Object.keys(root['x-specification'] ?? {});
        conventions = root['x-conventions'] ?? {};
        for (const [name, convention] of Object.entries(conventions)) {
          // A convention with a section serves known fields, one with a question serves proposed fields.
          const provenances = [convention['x-spec'] && 'known', convention['x-open-question'] && 'proposed'] as const;
          const errors = provenances
            .filter((each) => each === 'known' || each === 'proposed')
            .map((each) => provenanceError(provenanceOf({ ...convention, 'x-provenance': each }), sections));
          const error = errors.length === 0 ? 'has no notes' : errors.find((each) => each !== null);
          if (error)
            report({ message: `The convention ${name} ${error}.`, location: location.child(['x-conventions', name]) });
        }
      },
    },
    Operation(operation: Notes & { operationId?: string }, { report, location }: Context) {
      const error = provenanceError(provenanceOf(operation), sections);
      if (error) report({ message: `${operation.operationId ?? 'This operation'} ${error}.`, location });
    },
    Parameter(parameter: Parameter, { report, location }: Context) {
      // A path parameter is covered by the notes of its operation.
      const error = parameter.in === 'path' ? null : provenanceError(provenanceOf(parameter), sections);
      if (error) report({ message: `The parameter ${parameter.name} ${error}.`, location });
    },
    Schema(schema: Schema, { report, location }: Context) {
      // A schema in components has a name; of one nested in another only the fields are checked.
      const [, name = ''] = /^#\/(?:components\/schemas\/)?(\w+)$/.exec(location.pointer) ?? [];
      if (schema.enum && name !== '') {
        const error = provenanceError(provenanceOf(schema), sections);
        if (error) report({ message: `${name} ${error}.`, location });
      }
      for (const [field, own] of Object.entries(schema.properties ?? {})) {
        const error = provenanceError(
          provenanceOf(own, { field, schema: name, schemaNotes: schema, conventions }),
          sections,
        );
        if (error) report({ message: `${name}.${field} ${error}.`, location: location.child(['properties', field]) });
      }
    },
  };
}

export default function contractRules() {
  return { id: 'nabta', rules: { oas3: { provenance } } };
}
