import { emailError, nameError } from '#src/domain/person-fields.ts';

/** Named as the contract names them (operation `createContactMessage`), so that the server's faults find their fields. */
export const contactFields = ['name', 'email', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/** How long a message may be, in characters, as the contract has it. */
export const messageLength = { least: 10, most: 2000 } as const;

export type ContactReason = 'empty' | 'invalid' | 'short' | 'long';

/** What is wrong with one field, or null. */
export function contactFault(field: ContactField, values: ContactValues): ContactReason | null {
  if (field === 'name') return nameError(values.name);
  if (field === 'email') return emailError(values.email, { required: true });
  const length = values.message.trim().length;
  if (length === 0) return 'empty';
  if (length < messageLength.least) return 'short';
  return length > messageLength.most ? 'long' : null;
}
