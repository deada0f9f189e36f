import { type Controls, defaultControls } from '#mocks/controls.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { findScenario, usualScenario } from '#mocks/scenarios/scenarios.ts';

let read: () => Controls = () => defaultControls;

/** Sets the source of the controls: the browser’s storage, a test’s variables, a server’s options. */
export function provideControls(source: () => Controls): void {
  read = source;
}

/** The present controls. */
export function controls(): Controls {
  return read();
}

/** The active scenario; the default one for an unknown name. */
export function activeScenario(): Scenario {
  return findScenario(read().scenario) ?? usualScenario;
}
