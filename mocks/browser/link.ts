import { controlsSchema, type Controls } from '#mocks/controls.ts';
import { type PersonaName, personas } from '#mocks/personas.ts';
import { isScenarioName, type ScenarioName } from '#mocks/scenarios/scenarios.ts';

/** The choices that a link can contain. */
export interface LinkChoices {
  persona?: PersonaName;
  scenario?: ScenarioName;
  /** Null means real time. */
  clock?: string | null;
  latency?: Controls['latency'];
}

const isPersonaName = (name: string): name is PersonaName => personas.some((persona) => persona.name === name);

/** One choice as text in the address. */
const asText = (value: string | number | null) => (value === null ? 'now' : String(value));

/**
 * Reads the choices of a link: `?persona=`, `?scenario=`, `?clock=` (an ISO instant, or `now` for real time), `?latency=`.
 * @param search the query of the address
 * @returns the valid choices, and one error for each other one
 */
export function readLink(search: string): { choices: LinkChoices; errors: string[] } {
  const asked = new URLSearchParams(search);
  const choices: LinkChoices = {};
  const errors: string[] = [];
  for (const [name, text] of asked) {
    if (name === 'persona') {
      if (isPersonaName(text)) choices.persona = text;
      else errors.push(`persona "${text}" is none of ${personas.map((persona) => persona.name).join(', ')}`);
    } else if (name === 'scenario') {
      if (isScenarioName(text)) choices.scenario = text;
      else errors.push(`there is no scenario "${text}"`);
    } else if (name === 'clock') {
      const clock = controlsSchema.shape.clock.safeParse(text === 'now' ? null : text);
      if (clock.success) choices.clock = clock.data;
      else errors.push(`clock "${text}" is no instant such as 2026-11-26T07:00:00Z`);
    } else if (name === 'latency') {
      const latency = controlsSchema.shape.latency.safeParse(/^\d+$/.test(text) ? Number(text) : text);
      if (latency.success) choices.latency = latency.data;
      else errors.push(`latency "${text}" is neither none, seeded nor milliseconds`);
    }
  }
  return { choices, errors };
}

/** The address with these choices added; its other parameters stay. */
export function linkWith(address: string, choices: LinkChoices): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(choices) as [keyof LinkChoices, string | number | null | undefined][]) {
    if (value !== undefined) url.searchParams.set(name, asText(value));
  }
  return url;
}
