/** Control characters, white space, and the backslash, which browsers treat as a slash. */
// oxlint-disable-next-line no-control-regex -- the control characters are what is looked for
const FORBIDDEN = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;

/** Enough for multiple encodings; a path that is still encoded after that is refused. */
const MAX_DECODINGS = 5;

/**
 * Returns a `?redirect=` value if it is a path of this app, with its query and hash, else null. It refuses other
 * origins in any form: `//host`, `/\host`, encoded (also repeatedly), dot segments, control characters.
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

/** The decoded text, or a text that is not a path if the encoding is broken. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
