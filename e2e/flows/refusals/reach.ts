import type { Page } from '@playwright/test';
import type { PersonaName } from '../../../mocks/personas.ts';
import type { refusals } from '../../../mocks/scenarios.ts';
import type english from '../../../src/i18n/en.json';

/** An operation that the contract lets refuse. */
export type Operation = (typeof refusals)[number]['refusal']['operations'][0];

/** What a person works with. */
export interface Screen {
  page: Page;
  language: 'en' | 'ar';
  message: (id: keyof typeof english, values?: Record<string, string | number>) => string;
  /** Sets the mock's clock to an ISO instant. */
  clock: (at: string) => Promise<void>;
}

/**
 * How a screen tells that a call was refused.
 * - `page`: nothing can be shown without the answer; a page that says so stands in its place, with a way on;
 * - `words`: the server's own sentence, and the screen stays as it is;
 * - a message, or several, of which one is shown: the screen's own sentence, and the screen stays as it is;
 * - `quiet`: nothing, for the reason given: whoever reads the screen misses nothing.
 */
export type Told = 'page' | 'words' | readonly (keyof typeof english)[] | { quiet: string };

/** How a person comes to call an operation. */
export interface Reach {
  persona: PersonaName;
  /** The screen. */
  path: string;
  clock?: string;
  /** From the opened screen to just before the call. */
  ready?: (screen: Screen) => Promise<void>;
  /** Makes the call, again and again; opening the screen does where this is left out. */
  act?: (screen: Screen) => Promise<void>;
  told: Told;
  /** Where a status is told in another way. */
  toldBy?: Partial<Record<number, Told>>;
  /** Where a refusal ends what was made ready: the screen is opened anew after each, or after those with these statuses. */
  anew?: true | readonly number[];
}

/** An operation that no screen calls, and why. */
export interface NoScreen {
  noScreen: string;
}

/** The way to each operation of a part of the app. */
export type Reaches<Ops extends Operation> = Record<Ops, Reach | NoScreen>;
