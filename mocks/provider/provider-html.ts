import type { PaymentMethodChoice } from '#src/api/generated/zod/schemas.ts';
import { toWireMoney } from '#src/domain/money.ts';
import { isFinalPayment } from '#src/domain/order-states.ts';
import type { PaymentRecord } from '#mocks/store/order-records.ts';
import { homePath } from '#mocks/orders/payments/page-origin.ts';
import { canKeepCard, testCards } from '#mocks/orders/payments/paying.ts';
import { type ProviderLanguage, providerTexts } from './provider-texts.ts';

/** The content of the provider’s page. */
export interface ProviderView {
  payment: PaymentRecord;
  orderNumber: string;
  /** The address of the link back to the shop. */
  backUrl: string;
}

const icons = {
  lock: '<path d="M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6"/><path d="M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0"/><path d="M8 11v-4a4 4 0 1 1 8 0v4"/>',
  cross: '<path d="M18 6l-12 12"/><path d="M6 6l12 12"/>',
  door: '<path d="M13 12v.01"/><path d="M3 21h18"/><path d="M5 21v-16a2 2 0 0 1 2 -2h7.5m2.5 10.5v7.5"/><path d="M14 7h7m-3 -3l3 3l-3 3"/>',
} as const;

const icon = (name: keyof typeof icons, className = '') =>
  `<svg class="${className}" viewBox="0 0 24 24" aria-hidden="true">${icons[name]}</svg>`;

const methodNames: Record<PaymentMethodChoice, string> = {
  mada: 'mada',
  card: 'VISA',
  apple_pay: 'Apple Pay',
  stc_pay: 'STC Pay',
};

/** Escapes text for HTML. */
function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (char) => entities[char] ?? char);
}

function amountOf({ amount_halalas }: PaymentRecord, language: ProviderLanguage): string {
  const [riyals = '', halalas = ''] = toWireMoney(amount_halalas).split('.');
  const grouped = `${riyals.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${halalas}`;
  return language === 'ar' ? `<bdi>${grouped} ر.س</bdi>` : `<bdi>SAR ${grouped}</bdi>`;
}

function cardHtml({ method }: PaymentRecord, language: ProviderLanguage): string {
  const texts = providerTexts[language];
  const card = testCards[method];
  const number = card ? `<b><bdi dir="ltr">•••• ${card.last4}</bdi></b>` : '';
  return `<div class="card"><span class="mark">${methodNames[method]}</span><span>${number}<span class="soft">${
    card ? texts.testCard : texts.testWallet
  }</span></span></div>`;
}

function choiceHtml(choice: string, label: string, result: string, className = ''): string {
  return `<div><button type="submit" name="choice" value="${choice}" class="${className}" aria-describedby="${choice}-result">${label}</button><p id="${choice}-result">${result}</p></div>`;
}

/** The option to keep the card, unchecked; nothing for a wallet. */
function keepHtml({ method }: PaymentRecord, language: ProviderLanguage): string {
  const { keep, keepResult } = providerTexts[language];
  if (!canKeepCard(method)) return '';
  return `<div class="keep"><label><input type="checkbox" name="keep_card" value="yes" autocomplete="off" aria-describedby="keep-result"><span>${keep}</span></label><p id="keep-result">${keepResult}</p></div>`;
}

function choicesHtml(payment: PaymentRecord, language: ProviderLanguage): string {
  const texts = providerTexts[language];
  const pay = `${icon('lock')}<span>${texts.pay} ${amountOf(payment, language)}</span>`;
  return `<h1>${texts.title}</h1><p class="soft">${texts.lead}</p>${cardHtml(payment, language)}
    <form method="post">
      ${keepHtml(payment, language)}
      ${choiceHtml('paid', pay, texts.payResult, 'main-choice')}
      ${choiceHtml('declined', `${icon('cross')}<span>${texts.decline}</span>`, texts.declineResult)}
      ${choiceHtml('abandoned', `${icon('door', 'flip')}<span>${texts.abandon}</span>`, texts.abandonResult)}
    </form>`;
}

function closedHtml(title: string, lead: string, backUrl: string, language: ProviderLanguage): string {
  const { back } = providerTexts[language];
  return `<h1>${title}</h1><p class="soft">${lead}</p><a class="back main-choice" href="${escaped(backUrl)}">${back}</a>`;
}

function mainHtml({ payment, backUrl }: ProviderView, language: ProviderLanguage): string {
  const texts = providerTexts[language];
  if (payment.status === 'pending') return closedHtml(texts.waiting, texts.waitingLead, backUrl, language);
  return isFinalPayment(payment.status)
    ? closedHtml(texts.ended, texts.endedLead, backUrl, language)
    : choicesHtml(payment, language);
}

function summaryHtml({ payment, orderNumber }: ProviderView, language: ProviderLanguage): string {
  const texts = providerTexts[language];
  const row = (term: string, value: string) => `<div class="row"><dt>${term}</dt><dd>${value}</dd></div>`;
  return `<section class="box summary" aria-label="${texts.summary}"><dl>
    ${row(texts.merchant, texts.shop)}
    ${row(texts.order, `<bdi dir="ltr">#${escaped(orderNumber)}</bdi>`)}
    ${row(texts.payment, `<bdi dir="ltr">pay_${payment.id}</bdi>`)}
    ${row(texts.amount, amountOf(payment, language))}
  </dl></section>`;
}

/** The body of the provider’s page; null shows that the payment does not exist. */
export function providerHtml(view: ProviderView | null, language: ProviderLanguage): string {
  const texts = providerTexts[language];
  const main = view
    ? `<section class="box">${mainHtml(view, language)}</section>${summaryHtml(view, language)}`
    : `<section class="box">${closedHtml(texts.unknown, texts.unknownLead, homePath(), language)}</section>`;
  return `<header>
    <div class="demo">${texts.demo}</div>
    <div class="bar"><div>
      <span class="brand"><span aria-hidden="true">P</span>PaySandbox</span>
      <span class="notice">${icon('lock')}${texts.mockCompany}</span>
    </div></div>
  </header>
  <main>${main}</main>
  <footer>${texts.footer}</footer>`;
}
