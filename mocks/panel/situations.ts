import { addDays, instantInRiyadh, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { isWeekend } from '#src/domain/school-days.ts';
import { linkWith, type LinkChoices } from '#mocks/browser/link.ts';
import { now } from '../clock.ts';
import { element } from './element.ts';
import type { Section } from './sections.ts';

interface Situation {
  label: string;
  path: string;
  choices: () => LinkChoices;
}

/** 12:30 of the present or next school day: half an hour after the delivery window. */
function afterTheWindow(): string {
  let on = riyadhDateOf(now());
  while (isWeekend(on)) on = addDays(on, 1);
  return instantInRiyadh(on, '12:30').toISOString();
}

const student = (id: number) => `/profile/my-account/applicants/edit-applicants/${id}`;

/** The order of Lama's running subscription, with her lunches first. */
const lamasLunches = '/profile/my-orders/current-orders?order=2051&subscription=3022';

/** What parents see of the safety of lunches, each on the page that shows it. */
const situations: readonly Situation[] = [
  {
    label: 'Severe allergy in a running subscription',
    path: lamasLunches,
    choices: () => ({ scenario: 'allergy-added' }),
  },
  { label: 'Package with peanuts', path: '/packages/8?applicant=12', choices: () => ({ scenario: 'default' }) },
  { label: 'Allergy to add: what it means', path: student(13), choices: () => ({ scenario: 'default' }) },
  { label: 'Dish swapped by the kitchen', path: lamasLunches, choices: () => ({ scenario: 'menu-changed' }) },
  { label: 'Menu not planned yet', path: '/', choices: () => ({ scenario: 'menu-not-planned' }) },
  { label: 'Late delivery', path: '/', choices: () => ({ scenario: 'late-delivery', clock: afterTheWindow() }) },
  { label: 'Closure of one school', path: lamasLunches, choices: () => ({ scenario: 'school-closed' }) },
];

/** Links that sign in as Huda, choose a scenario and open the page that shows it. */
export function situationSection(): Section {
  const links = situations.map(({ label }) => element('a', { textContent: label }));
  return {
    root: element(
      'section',
      {},
      element('h3', {}, 'Situation', element('em', {}, 'of Huda’s children')),
      element('div', { className: 'choices' }, ...links),
      element('p', {
        className: 'hint',
        textContent: 'Changes of earlier situations stay until “Reset data”.',
      }),
    ),
    refresh() {
      situations.forEach(({ path, choices }, index) => {
        const address = linkWith(new URL(path, location.origin).href, { persona: 'huda', ...choices() });
        links[index]?.setAttribute('href', address.href);
      });
    },
  };
}
