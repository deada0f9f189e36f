/** Control characters, blanks, and the backslash that browsers read as a slash. */
// oxlint-disable-next-line no-control-regex -- the control characters are what is looked for
const FORBIDDEN = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;

/** Enough for any encoding of an encoding; a path still encoded then is refused. */
const MAX_DECODINGS = 5;

/**
 * Gives back a `?redirect=` value when it is a path of this app, with its query and hash, else null. Refused are other
 * origins in any disguise: `//host`, `/\host`, encoded (also more than once), dot segments, control characters.
 */
export function safeRedirect(target: unknown): string | null {
  if (typeof target !== 'string' || FORBIDDEN.test(target)) return null;
  let path = target.replace(/[?#].*/, '');
  for (let decoding = 0; decoding < MAX_DECODINGS; decoding++) {
    if (!isOwnPath(path)) return null;
    const decoded = decode(path);
    if (decoded === path) return target;
    path = decoded;
  }
  return null;
}

function isOwnPath(path: string): boolean {
  return path.startsWith('/') && !path.includes('//') && !/\/\.\.?(?:\/|$)/.test(path) && !FORBIDDEN.test(path);
}

/** The decoded text, or one that is no path where the encoding is broken. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
