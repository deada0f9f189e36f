import createPurifier, { type Config, type DOMPurify } from 'dompurify';

const tags =
  'p br hr h2 h3 h4 ul ol li blockquote figure figcaption a strong b em i u s sub sup bdi bdo span div img ' +
  'table caption thead tbody tr th td';

/** The elements and attributes allowed in an article: text and pictures. No scripts, forms, frames or ids. */
const allowed = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'dir', 'lang', 'colspan', 'rowspan', 'scope'],
  ADD_URI_SAFE_ATTR: ['dir', 'lang', 'colspan', 'rowspan', 'scope'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Allows addresses of the web, of this site and within the page; no `//host`, and no scheme that can run code.
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i,
} satisfies Config;

function tidy(node: Element): void {
  if (node.tagName === 'A') node.setAttribute('rel', 'noopener noreferrer nofollow');
  if (node.tagName !== 'IMG') return;
  if (!node.hasAttribute('src')) {
    node.remove();
    return;
  }
  if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  node.setAttribute('loading', 'lazy');
  node.setAttribute('referrerpolicy', 'no-referrer');
}

let purifier: DOMPurify | undefined;

/**
 * Removes everything from an article's HTML except text, its structure and pictures (DOMPurify). If the browser has
 * Trusted Types, the result is a TrustedHTML of DOMPurify's own policy, `dompurify`. Needs a document.
 * @throws if DOMPurify is not supported, because its output would not be safe
 */
export function sanitizedHtml(html: string): string | TrustedHTML {
  if (!purifier) {
    purifier = createPurifier(window);
    purifier.addHook('afterSanitizeAttributes', tidy);
  }
  if (!purifier.isSupported) throw new Error('Articles cannot be cleaned in this browser');
  return 'trustedTypes' in window
    ? purifier.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true })
    : purifier.sanitize(html, allowed);
}
