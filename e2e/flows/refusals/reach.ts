import type { Page } from '@playwright/test';
import type { PersonaName } from '../../../mocks/personas.ts';
import type { refusals } from '../../../mocks/scenarios/scenarios.ts';
import type { Language } from '../../../src/domain/language.ts';
import type english from '../../../src/i18n/en.json';

/** An operation that the contract lets refuse. */
export type Operation = (typeof refusals)[number]['refusal']['operations'][0];

/** What a person works with. */
export interface Screen {
  page: Page;
  language: Language;
  message: (id: keyof typeof english, values?: Record<string, string | number>) => string;
  /** Sets the mock's clock to an ISO instant. */
  clock: (at: string) => Promise<void>;
}

/**
 * What a screen shows when a call is refused, besides the toast. The server's message is always part of it.
 * - `page`: a page that shows why the requested one can't be shown, with a next step;
 * - `message`: the server's message; the screen stays as it is;
 * - message ids: one of these texts of the screen, and the server's message with it; the screen stays as it is;
 * - `toastOnly`: the toast alone, for the reason given: the place that made the call is gone;
 * - `quiet`: not even a toast, for the reason given.
 */
export type Shows = 'page' | 'message' | readonly (keyof typeof english)[] | { toastOnly: string } | { quiet: string };

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
  shows: Shows;
  /** Statuses that are shown in another way. */
  showsFor?: Partial<Record<number, Shows>>;
  /** If a refusal undoes what `ready` prepared: the screen is opened again after each one, or after those with these statuses. */
  reopens?: true | readonly number[];
}

/** An operation that no screen calls, and why. */
export interface NoScreen {
  noScreen: string;
}

/** The way to each operation of a part of the app. */
export type Reaches<Ops extends Operation> = Record<Ops, Reach | NoScreen>;
