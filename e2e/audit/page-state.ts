import { expect, type Page } from '@playwright/test';
import type { PersonaName } from '../../mocks/personas.ts';
import type { ScenarioName } from '../../mocks/scenarios/scenarios.ts';
import type { Language } from '../../src/domain/language.ts';
import type english from '../../src/i18n/en.json';

/** The arguments of `prepare`, which brings a page into a state. */
export interface Stage {
  page: Page;
  language: Language;
  message: (id: keyof typeof english, values?: Record<string, string | number>) => string;
  /** Switches to a scenario of mocks/scenarios/scenarios.ts from now on. */
  scenario: (name: ScenarioName) => Promise<void>;
}

/** A page in a state that opening its address alone does not show. */
export interface PageState {
  /** The end of the test's title; unique among the states. */
  name: string;
  path: string;
  /** The persona that is signed in; a visitor if omitted. */
  who?: PersonaName;
  /** The scenario in which the page is opened. */
  scenario?: ScenarioName;
  /** The mock's clock as an ISO instant; the real time if omitted. */
  clock?: string;
  storage?: Record<string, string>;
  /** The viewport width that shows the state; both widths if omitted. */
  only?: 'phone';
  /** Why axe reports the state wrongly; if omitted, axe checks the state too. */
  withoutAxe?: string;
  /** Brings the opened page into the state, and waits until the state is visible. */
  prepare?: (stage: Stage) => Promise<void>;
}

/** Waits for a dialog that has taken the focus. */
export const dialogIsOpen = ({ page }: Stage): Promise<void> =>
  expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
