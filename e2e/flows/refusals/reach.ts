import type { Page } from '@playwright/test';
import type { PersonaName } from '../../../mocks/personas.ts';
import type { refusals } from '../../../mocks/scenarios/scenarios.ts';
import type { Language } from '../../../src/domain/language.ts';
import type english from '../../../src/i18n/en.json';

/** An operation that can be refused according to the contract. */
export type Operation = (typeof refusals)[number]['refusal']['operations'][0];

/** The tools of a test to act on a screen. */
export interface Screen {
  page: Page;
  language: Language;
  message: (id: keyof typeof english, values?: Record<string, string | number>) => string;
  /** Sets the mock's clock to an ISO instant. */
  clock: (at: string) => Promise<void>;
}

/**
 * What a screen shows when a call is refused, besides the toast. The server's message is always shown too.
 * - `page`: a page that shows why the requested one can't be shown, with a next step;
 * - `message`: the server's message; the screen stays as it is;
 * - message ids: one of these texts of the screen, with the server's message; the screen stays as it is;
 * - `toastOnly`: only the toast, for the given reason: the place that made the call is gone;
 * - `quiet`: no toast either, for the given reason.
 */
export type Shows = 'page' | 'message' | readonly (keyof typeof english)[] | { toastOnly: string } | { quiet: string };

/** How a person calls an operation. */
export interface Reach {
  persona: PersonaName;
  /** The path of the screen. */
  path: string;
  clock?: string;
  /** Brings the opened screen to the point just before the call. */
  ready?: (screen: Screen) => Promise<void>;
  /** Makes the call, each time it is run; if omitted, opening the screen makes the call. */
  act?: (screen: Screen) => Promise<void>;
  shows: Shows;
  /** The statuses that the screen shows in another way. */
  showsFor?: Partial<Record<number, Shows>>;
  /** Set if a refusal undoes `ready`: the screen is reopened after every refusal, or after those with these statuses. */
  reopens?: true | readonly number[];
}

/** An operation that no screen calls, with the reason. */
export interface NoScreen {
  noScreen: string;
}

/** How to call each operation of a part of the app. */
export type Reaches<Ops extends Operation> = Record<Ops, Reach | NoScreen>;
