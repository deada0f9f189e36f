import type { Language } from '../../src/domain/language.ts';

/** The roles that the tests search for. */
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

/** An element on a page: the first visible match. A string matches the whole name or text (of a label, a part of it);
 * a regular expression matches a part. */
export type Target = (
  | { role: Role; name?: string | RegExp; level?: number }
  | { label: string | RegExp }
  | { text: string | RegExp }
  | { css: string }
) & { within?: Target };

/** A person with a browser of any engine. Tests act only through it. Each action waits up to ten seconds. */
export interface Person {
  /** Opens a path of the app (`/packages`) or a full URL, and waits until the document is loaded. */
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  address: () => Promise<URL>;
  /** Waits until an element is visible, and returns its text. */
  see: (target: Target) => Promise<string>;
  /** Whether an element is visible now. */
  sees: (target: Target) => Promise<boolean>;
  press: (target: Target) => Promise<void>;
  /** Replaces the value of a field by typing. */
  write: (field: Target, text: string) => Promise<void>;
  /** Presses the keys of a text one after the other, on the focused element. */
  type: (text: string) => Promise<void>;
  /** Replaces the value of a field with the clipboard's text, by keyboard shortcuts. */
  paste: (field: Target, text: string) => Promise<void>;
  tick: (box: Target) => Promise<void>;
  /** Types into a combobox if it is editable, and chooses an option. */
  choose: (field: Target, typed: string, option: RegExp) => Promise<void>;
  value: (field: Target) => Promise<string>;
  /** Whether the window's size is fixed from the start. */
  hasFixedSize: boolean;
  /** Sets the window's inner size in CSS pixels; throws if the size is fixed. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page, with one serializable argument. */
  evaluate: <R, A = undefined>(work: (argument: A) => R | Promise<R>, argument?: A) => Promise<R>;
  screenshot: (file: string) => Promise<void>;
  /** Console errors, console warnings and page errors, in order; null if the engine does not expose them. */
  complaints: () => readonly string[] | null;
}

/** The options that a person's browser starts with. */
export interface PersonOptions {
  /** The origin of the paths that are opened. */
  app: string;
  language: Language;
  width: number;
  height: number;
}

/** A running browser. */
export interface EngineBrowser {
  /** The name and version that the browser itself reports, for messages. */
  version: string;
  /** Opens a new person with an empty profile; `close` closes their browser window. */
  newPerson: (options: PersonOptions) => Promise<Person & { close: () => Promise<void> }>;
  close: () => Promise<void>;
}

/** The longest time that a person waits, in milliseconds. */
export const patience = 10_000;
