/** What the company is called (rules.md#brand): the one place to change it, with index.html, which no code fills. */
export const brand = {
  name: { en: 'Nabta', ar: 'نبتة' },
  foundedIn: 2022,
} as const;

/** Where the company is found. It may differ from one place the app runs at to another, so it comes with `config.json`. */
export interface BrandContacts {
  email: string;
  /** E.164; shown left-to-right. */
  mobileNumber: string;
  /** E.164; shown left-to-right. */
  whatsApp: string;
  links: { instagram: string; x: string; maps: string };
  developer: { name: { en: string; ar: string }; url: string };
}

const given: { contacts: BrandContacts | null } = { contacts: null };

/** Says where the company is found; called once, before anything is drawn. */
export function provideContacts(contacts: BrandContacts): void {
  given.contacts = contacts;
}

/**
 * Where the company is found.
 * @throws Error before `provideContacts` was called
 */
export function brandContacts(): BrandContacts {
  if (!given.contacts) throw new Error('The contacts are not known yet');
  return given.contacts;
}

/** A chat with that number, as WhatsApp's links take it. */
export function whatsAppLink(whatsApp: string): string {
  return `https://wa.me/${whatsApp.replace('+', '')}`;
}
