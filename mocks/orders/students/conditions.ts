import { activeScenario } from '#mocks/store/state.ts';

/** The version of the conditions (health disclaimer) that has to be accepted now. */
export const conditionsVersion = () => activeScenario().conditionsVersion ?? '2026-09';
