import type { Page } from '@playwright/test';

/** Text fields by id or name, with their `autocomplete` as the browser parses it: an unknown token becomes ''. */
export function fieldsOf(page: Page, root = 'main'): Promise<Record<string, string>> {
  return page.evaluate(
    (selector) =>
      Object.fromEntries(
        [
          ...document.querySelectorAll<HTMLInputElement>(
            `${selector} :is(input:not([type="hidden"], [type="radio"], [type="checkbox"]), textarea, select)`,
          ),
        ]
          // Mantine's textareas have a hidden copy that only measures the height.
          .filter((field) => !(field.ariaHidden === 'true' && field.localName === 'textarea'))
          .map((field) => [(field.id || field.name).replace(/\.\d+$/, ''), field.autocomplete]),
      ),
    root,
  );
}

/** Fields that a browser must not fill: the names, dates and schools that it has stored are the parent's. */
const off = (...ids: string[]): Record<string, string> => Object.fromEntries(ids.map((id) => [id, 'off']));

/** The expected token of each field, by form. */
export const tokens = {
  signIn: { 'sign-in-mobile': 'username', 'sign-in-password': 'current-password' },
  signUp: {
    'sign-up-name': 'name',
    'sign-up-mobile': 'tel-national',
    'sign-up-email': 'email',
    'sign-up-username': 'username',
    'sign-up-password': 'new-password',
    'sign-up-confirmation': 'new-password',
  },
  forgot: { 'forgot-mobile': 'username' },
  code: { 'verify-code': 'one-time-code' },
  reset: { 'reset-username': 'username', 'reset-password': 'new-password', 'reset-confirmation': 'new-password' },
  change: {
    'change-username': 'username',
    'change-currentPassword': 'current-password',
    'change-password': 'new-password',
    'change-confirmation': 'new-password',
  },
  erase: { 'erase-username': 'username', 'erase-password': 'current-password' },
  copy: { 'copy-username': 'username', 'copy-password': 'current-password' },
  account: { 'account-name': 'name', 'account-email': 'email', 'account-mobile': 'tel-national' },
  student: off(
    'student-name',
    'student-birthDate-day',
    'student-birthDate-month',
    'student-birthDate-year',
    'student-school',
    'student-levelId',
  ),
  arabicName: off('student-arabicName'),
  health: off('student-descriptions'),
  // In a separate section: a browser that fills the address then fills no other field.
  home: {
    ...off('student-search', 'student-shortAddress', 'student-regionId', 'student-neighbourhoodId'),
    ...off('student-building', 'student-buildingName', 'student-landmark'),
    'student-street': 'section-home address-line1',
    'student-addressPhone': 'section-home tel-national',
    'student-zip': 'section-home postal-code',
  },
  school: off('new-school-name', 'new-school-arabicName', 'new-school-address', 'new-school-regionId'),
  contact: { 'contact-name': 'name', 'contact-email': 'email', 'contact-message': '' },
  preRegistration: {
    'pre-register-first_name': 'given-name',
    'pre-register-last_name': 'family-name',
    'pre-register-email': 'email',
    'pre-register-mobile_number': 'tel-national',
  },
  newsletter: { email: 'email' },
  subscription: off('subscribe-count'),
  menu: off('menu-package'),
  guardian: off('guardian-name', 'guardian-mobile'),
  review: { 'review-feedback': '' },
} satisfies Record<string, Record<string, string>>;

/** The same tokens by field only. */
export const knownTokens: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(tokens).flatMap((each) => Object.entries<string>(each)),
);
