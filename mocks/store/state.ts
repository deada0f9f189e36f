import { type Controls, defaultControls } from '#mocks/controls.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { findScenario, usualScenario } from '#mocks/scenarios/scenarios.ts';

let read: () => Controls = () => defaultControls;

/** Says where the controls stand: the browser's storage, a test's variables, a server's options. */
export function provideControls(source: () => Controls): void {
  read = source;
}

/** The controls as they stand now. */
export function controls(): Controls {
  return read();
}

/** The situation played now; an unknown name plays the usual one. */
export function activeScenario(): Scenario {
  return findScenario(read().scenario) ?? usualScenario;
}
