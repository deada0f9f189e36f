/** Fields whose value is never shown, with the word that stands in its place. */
const secretFields: Record<string, string> = {
  token: '$TOKEN',
  authorization: 'Bearer $TOKEN',
  'firebase-token': '$FIREBASE_TOKEN',
  password: '$PASSWORD',
  password_confirmation: '$PASSWORD',
  code: '$CODE',
  verification_code: '$CODE',
  cookie: '$COOKIE',
  'set-cookie': '$COOKIE',
};

/** Stable codes of the contract, such as an allergen's or a fault's, are no secrets; codes of text messages are digits. */
const secretCode = /^\d{4,8}$/;

/** Knows what must not be printed, and takes it out of everything that is. */
export interface Secrets {
  /** Remembers a value that must never be printed, and the word that stands for it. */
  add: (value: string | null | undefined, name: string) => void;
  redact: (text: string) => string;
}

const fieldPattern = new RegExp(
  `("(?:${Object.keys(secretFields).join('|')})"\\s*:\\s*)("(?:[^"\\\\]|\\\\.)*"|\\d+)`,
  'gi',
);

/** Short values would also stand in harmless words. */
const shortest = 6;

/** What stands in the place of a token: taken out before, or made up to be refused. */
const harmless = /^(?:\w+ )?(?:\$|no-token)|^Bearer$/;

/** A keeper of secrets that knows none yet but the fields that hold them. */
export function createSecrets(): Secrets {
  const values = new Map<string, string>();
  return {
    add(value, name) {
      if (value && value.length >= shortest) values.set(value, `$${name}`);
    },
    redact(text) {
      let shown = text;
      for (const [value, name] of [...values].toSorted(([a], [b]) => b.length - a.length)) {
        shown = shown.replaceAll(value, name).replaceAll(encodeURIComponent(value), name);
      }
      return shown
        .replaceAll(fieldPattern, (whole, field: string, value: string) => {
          const key = /"([^"]+)"/.exec(field)?.[1]?.toLowerCase() ?? '';
          const plain = value.replaceAll('"', '');
          if (plain === '' || (key.endsWith('code') && !secretCode.test(plain))) return whole;
          return `${field}"${secretFields[key] ?? '$SECRET'}"`;
        })
        .replaceAll(/(Authorization: )([^'"\n]*)/gi, (whole, header: string, value: string) =>
          harmless.test(value) ? whole : `${header}Bearer $TOKEN`,
        )
        .replaceAll(/((?:firebase-token|cookie): )(?!\$)[^'"\n]+/gi, (_whole, header: string) => `${header}$SECRET`);
    },
  };
}
