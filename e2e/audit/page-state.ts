import { expect, type Page } from '@playwright/test';
import type { PersonaName } from '../../mocks/personas.ts';
import type { ScenarioName } from '../../mocks/scenarios/scenarios.ts';
import type { Language } from '../../src/domain/language.ts';
import type english from '../../src/i18n/en.json';

/** The arguments of the steps to a state. */
export interface Stage {
  page: Page;
  language: Language;
  message: (id: keyof typeof english, values?: Record<string, string | number>) => string;
  /** Plays a situation of mocks/scenarios/scenarios.ts from now on. */
  scenario: (name: ScenarioName) => Promise<void>;
}

/** A page in a state that its address alone does not show. */
export interface PageState {
  /** Ends the title of its test; no two states have the same. */
  name: string;
  path: string;
  /** Who is signed in; a visitor where left out. */
  who?: PersonaName;
  /** The situation in which the page is opened. */
  scenario?: ScenarioName;
  /** The mock's clock, an ISO instant; the real one where left out. */
  clock?: string;
  storage?: Record<string, string>;
  /** Widths of the viewport that show it; both where left out. */
  only?: 'phone';
  /** Why axe is wrong about the state; without it axe checks the state too. */
  withoutAxe?: string;
  /** From the opened page to the state. Waits for what the state shows. */
  prepare?: (stage: Stage) => Promise<void>;
}

/** Waits for a dialog that has taken the focus. */
export const dialogIsOpen = ({ page }: Stage): Promise<void> =>
  expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
