/** reCAPTCHA's loaders, and from where they fetch the rest. deploy/content-policy.ts names the same. */
const loaders = ['https://www.google.com/recaptcha/api.js', 'https://www.google.com/recaptcha/enterprise.js'];
const releases = 'https://www.gstatic.com/recaptcha/releases/';

/** Whether an address is one of reCAPTCHA's scripts, however it is written. */
export function isCheckScript(url: string): boolean {
  const href = URL.canParse(url) ? new URL(url).href : '';
  return loaders.includes(href.replace(/[?#].*$/, '')) || href.startsWith(releases);
}

/** Google sends the form of reCAPTCHA that keeps to Trusted Types, with policies of its own, to those who ask for it. */
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
 * Lets reCAPTCHA's scripts in where the page requires Trusted Types: Firebase and the loader name them by plain text, which
 * only a default policy can allow. Every other script named by text stays refused, and so does all markup.
 */
export function allowCheckScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (isCheckScript(url) ? askingForTrustedTypes(url) : null),
  });
}
