import { type Convention, faultOf, type Notes, type Sources, standingOf } from './contract-provenance.ts';

// A plugin of Redocly's linter, named in redocly.yaml: nothing of the contract may leave its reviewer without a section of
// the specification or a question with our reason.

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
          // A convention speaks for what is known by its section, and for what is proposed by its question.
          const provenances = [convention['x-spec'] && 'known', convention['x-open-question'] && 'proposed'] as const;
          const faults = provenances
            .filter((each) => each === 'known' || each === 'proposed')
            .map((each) => faultOf(standingOf({ ...convention, 'x-provenance': each }), sections));
          const fault = faults.length === 0 ? 'says nothing' : faults.find((each) => each !== null);
          if (fault)
            report({ message: `The convention ${name} ${fault}.`, location: location.child(['x-conventions', name]) });
        }
      },
    },
    Operation(operation: Notes & { operationId?: string }, { report, location }: Context) {
      const fault = faultOf(standingOf(operation), sections);
      if (fault) report({ message: `${operation.operationId ?? 'This operation'} ${fault}.`, location });
    },
    Parameter(parameter: Parameter, { report, location }: Context) {
      // What stands in the path stands with its operation.
      const fault = parameter.in === 'path' ? null : faultOf(standingOf(parameter), sections);
      if (fault) report({ message: `The parameter ${parameter.name} ${fault}.`, location });
    },
    Schema(schema: Schema, { report, location }: Context) {
      // A schema has its name from where it stands; one within another speaks for its fields alone.
      const [, name = ''] = /^#\/(?:components\/schemas\/)?(\w+)$/.exec(location.pointer) ?? [];
      if (schema.enum && name !== '') {
        const fault = faultOf(standingOf(schema), sections);
        if (fault) report({ message: `${name} ${fault}.`, location });
      }
      for (const [field, own] of Object.entries(schema.properties ?? {})) {
        const fault = faultOf(standingOf(own, { field, schema: name, schemaNotes: schema, conventions }), sections);
        if (fault) report({ message: `${name}.${field} ${fault}.`, location: location.child(['properties', field]) });
      }
    },
  };
}

export default function contractRules() {
  return { id: 'nabta', rules: { oas3: { provenance } } };
}
