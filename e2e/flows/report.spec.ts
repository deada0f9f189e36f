import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { downloadFrom } from '../download.ts';
import { expect, test } from '../fixtures.ts';
import { codeIn, codesOnPaper, taxFieldsIn } from '../read-codes.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pathOf = (order: number | string) => `/profile/my-orders/report/${order}`;

/** Huda's order with two students: 250.00 × 1 and 290.00 × 2, delivery 40.00. */
const order = { id: 2018, number: 'NB-20418', sums: ['830.00', '40.00', '130.50', '1,000.50'] };
const students = {
  en: [
    { name: 'Sara Al Harbi', number: '#NB-20418-1' },
    { name: 'Faisal Al Harbi', number: '#NB-20418-2' },
  ],
  ar: [
    { name: 'سارة الحربي', number: '#NB-20418-1' },
    { name: 'فيصل الحربي', number: '#NB-20418-2' },
  ],
};

/** The text that a PDF viewer finds on each page, without spaces. */
async function textOf(download: Download): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return bare(items.map((item) => ('str' in item ? item.str : '')).join(''));
    }),
  );
}

const bare = (text: string) => text.normalize('NFKC').replaceAll(/[\s\p{Mark}]/gu, '');

test('H06 R29 A parent reads every field of an order and of each student’s subscription', async ({
  page,
  signIn,
  message,
  language,
  axe,
}) => {
  await signIn('huda');
  await page.goto(pathOf(order.id));
  await expect(heading(page)).toHaveText(message('report.page.title'));
  await expect(page).toHaveTitle(new RegExp(`${message('report.page.title')} #${order.number}`));

  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const value = (name: string, label: string) =>
    part(name)
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd');
  const whole = message('report.part.order');
  await expect(value(whole, message('report.field.number'))).toHaveText(`#${order.number}`);
  await expect(value(whole, message('report.field.date'))).toContainText('2026');
  await expect(value(whole, message('report.field.amount'))).toContainText('1,000.50');
  await expect(value(whole, message('report.field.payment'))).toHaveText(message('payments.status.paid'));
  await expect(value(whole, message('report.field.card'))).toHaveText(`${message('payment.brand.visa')} •••• 1881`);
  for (const name of language === 'ar' ? ['الصحي اليومي', 'آمِن من الحساسية'] : ['Everyday Healthy', 'Allergy Safe']) {
    await expect(value(whole, message('report.field.package'))).toContainText(name);
  }
  await expect(value(whole, message('report.field.name'))).not.toBeEmpty();
  await expect(value(whole, message('report.field.email'))).toHaveText('huda.alharbi@example.com');
  await expect(value(whole, message('report.field.mobile'))).toHaveText('+966 51 234 4821');
  await expect(value(whole, message('report.field.address'))).toContainText('13327');

  for (const student of students[language]) {
    await expect(part(student.name)).toContainText(student.number);
    await expect(part(student.name)).toContainText(message('orders.status.completed'));
    for (const field of [
      'start',
      'end',
      'days',
      'level',
      'category',
      'issue',
      'school',
      'schoolAddress',
      'restaurant',
      'restaurantAddress',
      'provider',
      'deliveryAddress',
      'homeAddress',
    ] as const) {
      await expect(value(student.name, message(`report.field.${field}`))).not.toBeEmpty();
    }
  }
  const faisal = students[language][1]?.name ?? '';
  await expect(value(faisal, message('report.field.days'))).toHaveText(message('order.count.days', { count: 44 }));
  await expect(value(faisal, message('report.field.category'))).toHaveText(message('report.category.allergy'));
  await axe();

  // The back link leads to the order in its list.
  await page.getByRole('link', { name: message('order.page.title', { number: `#${order.number}` }) }).click();
  await page.waitForURL(`**/profile/my-orders/history?order=${order.id}`);
});

test('O02 H06 The report’s amounts are those of the order, each line with its VAT @in-english @rest', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('huda');
  await page.goto(pathOf(order.id));
  const summary = page.getByRole('region', { name: message('report.part.summary') });
  const lines = summary.getByRole('definition');
  await expect(lines).toHaveCount(6);
  for (const [index, amount] of ['250.00', '580.00', ...order.sums].entries()) {
    await expect(lines.nth(index)).toContainText(amount);
  }
  const terms = summary.getByRole('term');
  for (const [index, vat, gross] of [
    [0, '37.50', '287.50'],
    [1, '87.00', '667.00'],
    [3, '6.00', '46.00'],
  ] as const) {
    await expect(terms.nth(index)).toContainText(vat);
    await expect(terms.nth(index)).toContainText(gross);
  }

  await page.goto('/profile/my-orders/order');
  const paid = page.getByRole('row').filter({ hasText: `#${order.number}` });
  await expect(paid.first()).toContainText('1,000.50');
});

test('H06 The report comes as a PDF that reads properly @in-arabic @rest', async ({
  page,
  signIn,
  message,
  language,
}) => {
  await signIn('huda');
  await page.goto(pathOf(order.id));
  const file = await downloadFrom(page, page.getByRole('button', { name: message('report.download') }));
  expect(file.suggestedFilename()).toBe(`nabta-${order.number}.pdf`);
  await expect(page.getByText(message('report.download.done'))).toBeVisible();

  const [invoice = '', report = '', ...more] = await textOf(file);
  expect(more).toEqual([]);
  for (const title of ['Simplified tax invoice', 'فاتورة ضريبية مبسّطة']) expect(invoice).toContain(bare(title));
  expect(invoice).toContain(`#${order.number}`);
  // A single delivery can be cancelled until 48 hours before its delivery window.
  expect(invoice).toContain('9:30');
  for (const amount of order.sums) expect(invoice).toContain(amount);
  for (const student of students[language]) {
    expect(invoice).toContain(bare(student.name));
    expect(report).toContain(bare(student.name));
    expect(report).toContain(student.number);
  }
  for (const field of ['start', 'issue', 'schoolAddress', 'provider', 'homeAddress'] as const) {
    expect(report).toContain(bare(message(`report.field.${field}`)));
  }
});

test('G03 The invoice and the credit note have a QR code that is read back, on the page and in the PDF', async ({
  page,
  browser,
  signIn,
  message,
  axe,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('huda');
  // An order of which one lunch was cancelled.
  await page.goto(pathOf(2051));
  const onPage: string[] = [];
  for (const [title, total] of [
    ['report.invoice.title', '713.00'],
    ['report.credit.title', '16.21'],
  ] as const) {
    const part = page.getByRole('region', { name: message(title), exact: true });
    const number = await part.getByRole('definition').first().innerText();
    const code = part.getByRole('img', { name: message('report.invoice.qrOf', { number }) });
    const read = await codeIn(await code.screenshot());
    onPage.push(read ?? 'unreadable');
    const [seller = '', vatNumber = '', at = '', withVat = '', vat = '', ...others] = taxFieldsIn(read ?? '');
    for (const shown of [seller, vatNumber, withVat, vat]) await expect(part).toContainText(shown);
    expect([withVat, others]).toEqual([total, []]);
    expect(at).toMatch(/^2026-11-\d\dT\d\d:\d\d:\d\dZ$/);
  }
  await axe();

  const file = await downloadFrom(page, page.getByRole('button', { name: message('report.download') }));
  const [invoice, note, ...others] = await codesOnPaper(browser, await readFile(await file.path()));
  expect([invoice, note]).toEqual(onPage);
  expect(new Set(others)).toEqual(new Set([null]));
});

test('H06 A PDF that could not be made shows an error and can be tried again @once @rest', async ({
  page,
  context,
  signIn,
  message,
  axe,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource/);
  await signIn('huda');
  await page.goto(pathOf(order.id));
  await expect(heading(page)).toHaveText(message('report.page.title'));
  await context.setOffline(true);
  await page.getByRole('button', { name: message('report.download') }).click();
  const notice = page.getByRole('alert').filter({ hasText: message('report.download.failed') });
  await expect(notice).toBeVisible();
  await axe();
  await context.setOffline(false);
  const file = await downloadFrom(page, page.getByRole('button', { name: message('report.download.retry') }));
  expect(file.suggestedFilename()).toBe(`nabta-${order.number}.pdf`);
  await expect(notice).toBeHidden();
});

for (const [kind, id] of [
  ['is unknown', '999999'],
  ['is no number', 'x'],
  ['is not paid yet', '2054'],
] as const) {
  const tag = kind === 'is unknown' ? '' : ' @rest';
  test(`H06 The report of an order that ${kind} shows no results @once${tag}`, async ({ page, signIn, message }) => {
    await signIn('huda');
    await page.goto(pathOf(id));
    await expect(heading(page)).toHaveText(message('noResults.title'));
  });
}
