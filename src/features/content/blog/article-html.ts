import createPurifier, { type Config, type DOMPurify } from 'dompurify';

const tags =
  'p br hr h2 h3 h4 ul ol li blockquote figure figcaption a strong b em i u s sub sup bdi bdo span div img ' +
  'table caption thead tbody tr th td';

/** The elements and attributes that an article may have: text and pictures. No scripts, forms, frames or ids. */
const allowed = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'dir', 'lang', 'colspan', 'rowspan', 'scope'],
  ADD_URI_SAFE_ATTR: ['dir', 'lang', 'colspan', 'rowspan', 'scope'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Links and pictures of the web, of this site and within the page; no `//host`, no scheme that runs.
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
 * An article's HTML with everything taken out that is not text, order or a picture (DOMPurify). Where the browser has Trusted
 * Types the answer is a TrustedHTML of DOMPurify's own policy, `dompurify`. Only where there is a document.
 * @throws where DOMPurify cannot work: what it would hand back is not clean
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
