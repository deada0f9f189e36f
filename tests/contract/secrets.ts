/** Fields with a secret value, and the word printed instead. */
const secretFields: Record<string, string> = {
  token: '$TOKEN',
  authorization: 'Bearer $TOKEN',
  'firebase-token': '$FIREBASE_TOKEN',
  'step-up-token': '$STEP_UP_TOKEN',
  password: '$PASSWORD',
  password_confirmation: '$PASSWORD',
  code: '$CODE',
  verification_code: '$CODE',
  cookie: '$COOKIE',
  'set-cookie': '$COOKIE',
};

/** Codes of the contract, such as an allergen’s or an error’s, are not secret; codes of text messages are digits. */
const secretCode = /^\d{4,8}$/;

/** Removes secrets from everything that is printed. */
export interface Secrets {
  /** Adds a value that must never be printed, and the word printed instead. */
  add: (value: string | null | undefined, name: string) => void;
  redact: (text: string) => string;
}

const fieldPattern = new RegExp(
  `("(?:${Object.keys(secretFields).join('|')})"\\s*:\\s*)("(?:[^"\\\\]|\\\\.)*"|\\d+)`,
  'gi',
);

/** Shorter values could be part of harmless words. */
const shortest = 6;

/** The placeholders of tokens, and made-up tokens that have to be refused. */
const harmless = /^(?:\w+ )?(?:\$|no-token)|^Bearer$/;

const names = '(?:OTHER_|EXPIRED_|UNVERIFIED_|FIREBASE_)?(?:TOKEN|PASSWORD|MOBILE_NUMBER|CODE|COOKIE|SECRET)';
const hasPlaceholder = new RegExp(String.raw`\$${names}`);
/** What double quotes do not protect from the shell, besides placeholders. */
const unprotected = new RegExp(String.raw`["\\\x60]|\$(?!${names})`, 'g');
/** An escaped character, a part in double quotes, or one in single quotes. */
const shellPart = /\\.|"(?:[^"\\]|\\.)*"|'([^']*)'/gs;

/** Double quotes around the parts of a shell command that have placeholders, so that the shell puts in its variables. */
const withVariables = (command: string) =>
  command.replaceAll(shellPart, (whole, part: string | undefined) =>
    part !== undefined && hasPlaceholder.test(part) ? `"${part.replaceAll(unprotected, String.raw`\$&`)}"` : whole,
  );

/** Creates the list of secrets, which knows the secret fields. */
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
      const hidden = shown
        .replaceAll(fieldPattern, (whole, field: string, value: string) => {
          const key = /"([^"]+)"/.exec(field)?.[1]?.toLowerCase() ?? '';
          const plain = value.replaceAll('"', '');
          if (plain === '' || (key.endsWith('code') && !secretCode.test(plain))) return whole;
          return `${field}"${secretFields[key] ?? '$SECRET'}"`;
        })
        .replaceAll(/(Authorization: )([^'"\n]*)/gi, (whole, header: string, value: string) =>
          harmless.test(value) ? whole : `${header}Bearer $TOKEN`,
        )
        .replaceAll(
          /((?:firebase-token|step-up-token|cookie): )(?!\$)[^'"\n]+/gi,
          (_whole, header: string) => `${header}$SECRET`,
        );
      return hidden.startsWith('curl ') ? withVariables(hidden) : hidden;
    },
  };
}
