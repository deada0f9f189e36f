import type { Reaches } from './reach.ts';
import { contactForm, preRegistrationForm } from '../form-fields.ts';

/** The operations that a visitor can call. */
export const contentReaches: Reaches<
  | 'getSettings'
  | 'listHealths'
  | 'getHealth'
  | 'listPartners'
  | 'listNews'
  | 'listEvents'
  | 'createPreRegistration'
  | 'createContactMessage'
  | 'createNewsletterSubscription'
  | 'listPackages'
  | 'getPackage'
  | 'listMeals'
  | 'getMeal'
  | 'listMenus'
  | 'listAllergens'
  | 'listOfficialVacations'
> = {
  getSettings: { persona: 'visitor', path: '/contact', shows: ['contact.hours.failed'] },
  listHealths: { persona: 'visitor', path: '/blog', shows: 'page' },
  getHealth: { persona: 'visitor', path: '/blog/1', shows: 'page' },
  listPartners: { persona: 'visitor', path: '/', shows: ['home.section.failed'] },
  listNews: { persona: 'visitor', path: '/event', shows: ['event.failed'] },
  listEvents: { persona: 'visitor', path: '/event', shows: ['event.failed'] },
  createPreRegistration: {
    persona: 'visitor',
    path: '/',
    ready: async (screen) => {
      const form = preRegistrationForm(screen);
      await form.firstName.fill('Noura');
      await form.lastName.fill('Al Qahtani');
      await form.email.fill('noura@example.com');
      await form.mobile.fill('0551234482');
    },
    act: ({ page, message }) => page.getByRole('button', { name: message('home.preRegister.send') }).click(),
    shows: 'message',
  },
  createContactMessage: {
    persona: 'visitor',
    path: '/contact',
    ready: async (screen) => {
      const form = contactForm(screen);
      await form.name.fill('Noura');
      await form.email.fill('noura@example.com');
      await form.message.fill('Do you deliver to Al Malqa on Sundays?');
    },
    act: ({ page, message }) => page.getByRole('button', { name: message('contact.form.send') }).click(),
    shows: 'message',
  },
  createNewsletterSubscription: {
    persona: 'visitor',
    path: '/policy',
    act: async ({ page, message }) => {
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('textbox', { name: message('shell.newsletter.email') }).fill('noura@example.com');
      await footer.getByRole('button', { name: message('shell.newsletter.join') }).click();
    },
    shows: 'message',
  },
  listPackages: { persona: 'noura', path: '/packages', shows: ['packages.failed'] },
  getPackage: { persona: 'visitor', path: '/packages/1', shows: 'page' },
  listMeals: { persona: 'noura', path: '/meals', shows: ['meals.failed'] },
  getMeal: {
    persona: 'visitor',
    path: '/meals',
    act: ({ page, message }) =>
      page
        .getByRole('main')
        .getByRole('link', { name: message('meals.detailsOne', { name: '' }).trim() })
        .first()
        .click(),
    reopens: true,
    shows: 'message',
    showsFor: { 404: ['noResults.title'] },
  },
  listMenus: { persona: 'visitor', path: '/meals?view=week', shows: ['menu.failed'] },
  listAllergens: { persona: 'visitor', path: '/meals', shows: ['meals.filter.without.failed'] },
  listOfficialVacations: { persona: 'visitor', path: '/packages/1', shows: ['subscribe.failed'] },
};
