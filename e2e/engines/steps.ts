import { expect, type Message } from './fixtures.ts';
import type { NewParent } from '../flows/account-steps.ts';
import type { Person, Target } from './person.ts';

/** Fills in the sign-up form and submits it. */
export async function sendSignUp(person: Person, message: Message, parent: NewParent): Promise<void> {
  await person.write({ css: '#sign-up-name' }, parent.name);
  await person.write({ css: '#sign-up-mobile' }, parent.typedMobile);
  await person.write({ css: '#sign-up-email' }, parent.email);
  await person.write({ css: '#sign-up-password' }, parent.password);
  await person.write({ css: '#sign-up-confirmation' }, parent.password);
  await person.tick({ css: '#sign-up-terms' });
  await person.press({ role: 'button', name: message('signUp.action.submit') });
  await person.see({ label: message('verify.field.code') });
}

/** Signs up; ends on the page that requests the code. */
export async function signUp(person: Person, message: Message, parent: NewParent): Promise<void> {
  await person.open('/signup');
  await sendSignUp(person, message, parent);
}

/** Waits until a part of the page shows a text. */
export async function hasText(person: Person, target: Target, text: RegExp): Promise<void> {
  await expect.poll(async () => person.see(target)).toMatch(text);
}

/**
 * Records the next file that the page saves, without a download: not every engine can download or reports it.
 * @returns a function that returns the start of the file; null before a file is saved
 */
export async function watchSavedFile(person: Person): Promise<() => Promise<string | null>> {
  await person.evaluate(() => {
    const createObjectURL = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file: Blob) => {
      void file
        .slice(0, 5)
        .text()
        .then((start) => (document.documentElement.dataset['saved'] = start));
      return createObjectURL(file);
    };
    HTMLAnchorElement.prototype.click = () => undefined;
  });
  return async () => person.evaluate(() => document.documentElement.dataset['saved'] ?? null);
}
