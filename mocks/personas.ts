/** A user of the app, such as a visitor or a parent of the seeds. */
export interface Persona {
  name: PersonaName;
  /** The label in the panel. */
  label: string;
  /** Null for a visitor. */
  account: {
    userId: number;
    fullName: string;
    mobileNumber: string;
    password: string;
    /** The token of a seeded session, so that setting the storage is enough to sign in. */
    token: string;
    isVerified: boolean;
  } | null;
}

export type PersonaName = 'visitor' | 'khalid' | 'reem' | 'noura' | 'maha' | 'salma' | 'huda';

/** The users of the seeds, from a visitor without any data to a parent with all of it. */
export const personas = [
  { name: 'visitor', label: 'Visitor, signed out', account: null },
  {
    name: 'khalid',
    label: 'Khalid, unverified: never entered his code',
    account: {
      userId: 42,
      fullName: 'Khalid Al Mutairi',
      mobileNumber: '+966553018264',
      password: 'Sunday-Start-9',
      token: 'mock-session-khalid',
      isVerified: false,
    },
  },
  {
    name: 'reem',
    label: 'Reem, new parent, no students',
    account: {
      userId: 44,
      fullName: 'ريم الزهراني',
      mobileNumber: '+966547712093',
      password: 'First-Lunch-4',
      token: 'mock-session-reem',
      isVerified: true,
    },
  },
  {
    name: 'noura',
    label: 'Noura, 1 student, nothing running, empty cart',
    account: {
      userId: 43,
      fullName: 'نورة القحطاني',
      mobileNumber: '+966556120943',
      password: 'Nabta-Box-77',
      token: 'mock-session-noura',
      isVerified: true,
    },
  },
  {
    name: 'maha',
    label: 'Maha, 2 students in her cart',
    account: {
      userId: 45,
      fullName: 'مها السبيعي',
      mobileNumber: '+966541180627',
      password: 'Two-Boxes-21',
      token: 'mock-session-maha',
      isVerified: true,
    },
  },
  {
    name: 'salma',
    label: 'Salma, 1 student, a payment open for a few minutes',
    account: {
      userId: 46,
      fullName: 'Salma Al Shehri',
      mobileNumber: '+966539904715',
      password: 'Half-Paid-30',
      token: 'mock-session-salma',
      isVerified: true,
    },
  },
  {
    name: 'huda',
    label: 'Huda, has everything: 3 students, orders in every state',
    account: {
      userId: 41,
      fullName: 'Huda Al Harbi',
      mobileNumber: '+966512344821',
      password: 'Lunchbox-2026',
      token: 'mock-session-huda',
      isVerified: true,
    },
  },
] as const satisfies readonly Persona[];

/** Returns the persona of a name. */
export function findPersona(name: PersonaName): Persona {
  return personas.find((persona) => persona.name === name) ?? personas[0];
}

/** The account of a persona other than the visitor. */
export function accountOf(name: Exclude<PersonaName, 'visitor'>): NonNullable<Persona['account']> {
  const { account } = findPersona(name);
  if (!account) throw new Error(`${name} has no account`);
  return account;
}

/**
 * The app’s storage (rules.md#storage-keys) right after a persona signed in; null for keys that are not set. The panel and the
 * e2e fixtures sign in with it.
 */
export function storageOf({ account }: Persona, now: Date): Record<string, string | null> {
  return {
    TOKEN: account?.token ?? null,
    IS_VERIFIED: account ? String(account.isVerified) : null,
    USER_ID: account ? String(account.userId) : null,
    USER_TYPE: account ? 'user' : null,
    LOGIN_TIME: account ? now.toISOString() : null,
    UNCONFIRMED_MOBILE_NUMBER: account && !account.isVerified ? account.mobileNumber : null,
    TOKEN_FIRE_BASE: null,
  };
}
