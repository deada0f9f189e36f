import type { Language } from '../../src/domain/language.ts';

/** The roles that tests look for. */
export type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'contentinfo'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'main'
  | 'option'
  | 'radio'
  | 'region';

/** What a person looks for on a page: the first visible match. A string is the whole name or text (of a label
 * a part), an expression a part. */
export type Target = (
  | { role: Role; name?: string | RegExp; level?: number }
  | { label: string | RegExp }
  | { text: string | RegExp }
  | { css: string }
) & { within?: Target };

/** A person with a browser of any engine. All actions of the tests go through it. Everything waits up to ten seconds. */
export interface Person {
  /** Opens an address of the app (`/packages`) or a whole one, and waits until the document is loaded. */
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  address: () => Promise<URL>;
  /** Waits until something is visible; returns its text. */
  see: (target: Target) => Promise<string>;
  /** Whether something is visible now. */
  sees: (target: Target) => Promise<boolean>;
  press: (target: Target) => Promise<void>;
  /** Replaces what a field holds, by keys. */
  write: (field: Target, text: string) => Promise<void>;
  /** Presses the keys of a text, one after the other, wherever the focus is. */
  type: (text: string) => Promise<void>;
  /** Replaces what a field holds by the clipboard's text, with the keys for it. */
  paste: (field: Target, text: string) => Promise<void>;
  tick: (box: Target) => Promise<void>;
  /** Types into a combobox, where one can type, and takes an option. */
  choose: (field: Target, typed: string, option: RegExp) => Promise<void>;
  value: (field: Target) => Promise<string>;
  /** Whether the window keeps the size it was opened with. */
  hasFixedSize: boolean;
  /** Gives the window's inner size, in CSS pixels; throws where the size is fixed. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page, with one argument that can be sent. */
  evaluate: <R, A = undefined>(work: (argument: A) => R | Promise<R>, argument?: A) => Promise<R>;
  screenshot: (file: string) => Promise<void>;
  /** Errors and warnings of the console, errors of the page, in order; null where the engine does not show them. */
  complaints: () => readonly string[] | null;
}

/** What a person's browser is started with. */
export interface PersonOptions {
  /** The origin that paths are opened at. */
  app: string;
  language: Language;
  width: number;
  height: number;
}

/** A running browser. */
export interface EngineBrowser {
  /** For messages: its name and version as it gives them itself. */
  version: string;
  /** A new person with an empty profile; `close` ends their browser window. */
  newPerson: (options: PersonOptions) => Promise<Person & { close: () => Promise<void> }>;
  close: () => Promise<void>;
}

/** The longest wait of a person, in milliseconds. */
export const patience = 10_000;
