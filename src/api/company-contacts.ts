/** The company's contact details. They differ between deployments, so they come from `config.json`. */
export interface CompanyContacts {
  email: string;
  /** E.164; shown left-to-right. */
  mobileNumber: string;
  /** E.164; shown left-to-right. */
  whatsApp: string;
  links: { instagram: string; x: string; maps: string };
  developer: { name: { en: string; ar: string }; url: string };
}

const provided: { contacts: CompanyContacts | null } = { contacts: null };

/** Sets the contact details; called once, before the first render. */
export function provideContacts(contacts: CompanyContacts): void {
  provided.contacts = contacts;
}

/**
 * The company's contact details.
 * @throws Error if `provideContacts` has not been called
 */
export function companyContacts(): CompanyContacts {
  if (!provided.contacts) throw new Error('provideContacts has not been called');
  return provided.contacts;
}

/** The link to a WhatsApp chat with a number in E.164. */
export function whatsAppLink(whatsApp: string): string {
  return `https://wa.me/${whatsApp.replace('+', '')}`;
}
