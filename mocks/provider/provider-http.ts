import { readFile } from 'node:fs/promises';
import type { Language } from '#src/domain/language.ts';
import type { Backend } from '../backend.ts';
import { type ProviderChoice, returnAddress, settle, viewOf } from './outcome.ts';
import { providerHtml, type ProviderView } from './provider-html.ts';

const isChoice = (value: unknown): value is ProviderChoice =>
  value === 'paid' || value === 'declined' || value === 'abandoned';

async function page(view: ProviderView | null, language: Language): Promise<Response> {
  const css = await readFile(new URL('provider.css', import.meta.url), 'utf8');
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  const html = `<!doctype html>
<html lang="${language}" dir="${dir}" class="provider">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>PaySandbox</title><link rel="icon" href="data:,"><style>${css}</style></head>
<body>${providerHtml(view, language)}</body>
</html>`;
  return new Response(html, {
    status: view ? 200 : 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/**
 * The mock payment company’s page over HTTP: shows the payment of `?payment=`, and redirects to the shop after a button
 * is pressed.
 */
export async function answerAsProvider(request: Request, act: Backend['act']): Promise<Response> {
  const paymentId = Number(new URL(request.url).searchParams.get('payment'));
  const language = request.headers.get('Accept-Language')?.startsWith('ar') === true ? 'ar' : 'en';
  if (request.method === 'POST') {
    const form = new URLSearchParams(await request.text());
    const choice = form.get('choice');
    const keepsCard = form.has('keep_card');
    const payment = isChoice(choice) ? await act(async (at) => settle(paymentId, choice, at, keepsCard)) : undefined;
    if (payment) return new Response(null, { status: 303, headers: { Location: returnAddress(payment) } });
  }
  return page(await act(() => viewOf(paymentId)), language);
}
