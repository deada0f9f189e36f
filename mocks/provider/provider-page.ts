import type { Backend } from '../backend.ts';

/** Shows the payment provider's page in place of the app. */
export function showProviderPage(_act: Backend['act']): void {
  document.title = 'Payment';
}
