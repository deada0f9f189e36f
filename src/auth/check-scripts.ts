/**
 * The addresses of reCAPTCHA's loaders and the folder of the scripts they load; the same as in
 * deploy/content-policy.ts.
 */
const loaders = ['https://www.google.com/recaptcha/api.js', 'https://www.google.com/recaptcha/enterprise.js'];
const releases = 'https://www.gstatic.com/recaptcha/releases/';

/** Whether an address is one of reCAPTCHA's scripts, in any spelling of the URL. */
export function isCheckScript(url: string): boolean {
  const href = URL.canParse(url) ? new URL(url).href : '';
  return loaders.includes(href.replace(/[?#].*$/, '')) || href.startsWith(releases);
}

/** Adds the parameter for the version of reCAPTCHA that supports Trusted Types with its own policies. */
function askingForTrustedTypes(url: string): string {
  const address = new URL(url);
  if (address.hostname === 'www.google.com') address.searchParams.set('trustedtypes', 'true');
  return address.href;
}

interface PolicyFactory {
  defaultPolicy: unknown;
  createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string | null }) => unknown;
}

/**
 * Allows reCAPTCHA's scripts on a page that requires Trusted Types. Firebase and the loader set script addresses as
 * plain strings, which only a default policy can allow. It refuses every other script address, and all markup.
 */
export function allowCheckScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (isCheckScript(url) ? askingForTrustedTypes(url) : null),
  });
}
