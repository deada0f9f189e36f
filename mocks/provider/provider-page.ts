import type { Backend } from '../backend.ts';
import { deviceStorage } from '#mocks/store/device-storage.ts';
import { type ProviderChoice, returnAddress, settle, viewOf } from './outcome.ts';
import css from './provider.css?inline';
import { providerHtml, type ProviderView } from './provider-html.ts';
import type { ProviderLanguage } from './provider-texts.ts';

/** Renders the page in place of the whole document. */
function draw(view: ProviderView | null, language: ProviderLanguage): void {
  const { documentElement: html, head, body } = document;
  html.lang = language;
  html.dir = language === 'ar' ? 'rtl' : 'ltr';
  html.className = 'provider';
  document.title = 'PaySandbox';
  if (!head.querySelector('#provider-style')) {
    const style = document.createElement('style');
    style.id = 'provider-style';
    style.textContent = css;
    head.append(style);
  }
  body.innerHTML = providerHtml(view, language);
}

/**
 * Ends the payment as chosen and returns to the shop, replacing this page in the history so that Back does not open it.
 */
async function choose(
  act: Backend['act'],
  paymentId: number,
  choice: ProviderChoice,
  keepsCard: boolean,
): Promise<void> {
  const payment = await act(async (at) => settle(paymentId, choice, at, keepsCard));
  if (payment) location.replace(returnAddress(payment));
}

async function open(act: Backend['act']): Promise<void> {
  const paymentId = Number(new URLSearchParams(location.search).get('payment'));
  const language = deviceStorage.getItem('language') === 'ar' ? 'ar' : 'en';
  draw(await act(() => viewOf(paymentId)), language);
  const form = document.querySelector('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!(event.submitter instanceof HTMLButtonElement)) return;
    const choice = event.submitter.value as ProviderChoice;
    const keepsCard = new FormData(form).has('keep_card');
    for (const button of form.querySelectorAll('button')) button.disabled = true;
    void choose(act, paymentId, choice, keepsCard);
  });
}

/**
 * Shows the mock payment company’s page in place of the app: pay, decline or abandon the payment of `?payment=`, then return to
 * the shop. Reopening the page shows the payment’s status and the link back.
 */
export function showProviderPage(act: Backend['act']): void {
  // A page from the browser’s cache shows its old buttons, even if the payment has ended since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void open(act);
  });
  void open(act);
}
