import { render, screen, within } from '@testing-library/react';
import jsQR from 'jsqr';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { OrderReportAnswerDto } from '#src/api/generated/client.schemas.ts';
import { toOrderReport } from '#src/api/order-report.ts';
import type { OrderReport } from '#src/domain/order-report.ts';
import type { Language } from '#src/domain/language.ts';
import { localeOf } from '#src/i18n/formats.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { testMock } from '#mocks/test-mock.ts';
import { testParent } from '#mocks/test-parent.ts';
import { TaxDocumentPart } from './tax-document-part.tsx';
import { taxDocumentTexts } from './tax-document-texts.ts';

testMock({ clock: '2026-11-23T07:00:00Z' });

/** The report of an order of which one lunch was cancelled. */
async function sentReport(changes: Partial<OrderReportAnswerDto['data']['report']> = {}): Promise<OrderReport> {
  const { body } = await testParent('huda').get<OrderReportAnswerDto>('/orders/2051/report');
  return toOrderReport({ ...body.data.report, ...changes });
}

async function show(language: Language, report: OrderReport) {
  const intl = createIntl({ locale: localeOf(language), messages: await loadMessages(language) });
  const documents = taxDocumentTexts(intl, language, report);
  render(
    <RawIntlProvider value={intl}>
      {documents.map((document) => (
        <TaxDocumentPart key={document.number} document={document} mark={undefined} />
      ))}
    </RawIntlProvider>,
  );
  return documents;
}

/** What a reader finds in a code that is drawn as squares with white around it. */
function readFrom(code: Element): string | undefined {
  const [, , size = 0] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const scale = 4;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of (code.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = (row * side + Number(x) * scale) * 4;
      for (let pixel = from; pixel < from + scale * 4; pixel += 4) pixels.fill(0, pixel, pixel + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

/** The fields of a part by their labels. */
function fieldsOf(part: HTMLElement): Record<string, string> {
  const terms = within(part).getAllByRole('term');
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']));
}

test.each([
  ['en', 'Simplified tax invoice', 'Simplified tax credit note'],
  ['ar', 'فاتورة ضريبية مبسّطة', 'إشعار دائن للفاتورة الضريبية المبسّطة'],
] as const)('G03 The invoice and each credit note have a code that is read back (%s)', async (language, ...titles) => {
  const report = await sentReport();
  await show(language, report);
  const payloads = [report.invoice.qrPayload, ...report.creditNotes.map(({ qrPayload }) => qrPayload)];
  expect(payloads).toHaveLength(2);
  for (const [index, name] of titles.entries()) {
    const part = screen.getByRole('region', { name });
    const code = within(part).getByRole('img');
    expect(readFrom(code)).toBe(payloads[index]);
    for (const text of ['شركة نبتة للأغذية (مثال)', 'Nabta Food Company (example)', '399999999900003']) {
      expect(part.textContent).toContain(text);
    }
  }
});

test('G03 A credit note has its number, its invoice, its reason, its lunch and its amounts', async () => {
  const report = await sentReport();
  await show('en', report);
  const fields = fieldsOf(screen.getByRole('region', { name: 'Simplified tax credit note' }));
  expect(fields).toMatchObject({
    'Credit note number': report.creditNotes[0]?.number,
    'To invoice': report.invoice.number,
    Reason: 'A lunch was cancelled',
    'Taxable amount': 'SAR\u00a014.10',
    'VAT 15%': 'SAR\u00a02.11',
    'Refunded, incl. VAT': 'SAR\u00a016.21',
  });
  expect(Object.entries(fields).find(([label]) => label.startsWith('Lama'))?.[1]).toMatch(
    /^Lunch of .*2026: SAR\u00a016\.21, of which SAR\u00a02\.11 is VAT$/,
  );
});

test('G03 A credit note of a reason that this version does not know is one of a refund', async () => {
  const sent = (await testParent('huda').get<OrderReportAnswerDto>('/orders/2051/report')).body.data.report;
  const credit_notes = sent.credit_notes.map((note) => ({ ...note, reason_code: 'rounding' }));
  await show('en', await sentReport({ credit_notes }));
  expect(fieldsOf(screen.getByRole('region', { name: /credit note/ }))['Reason']).toBe('A refund');
});

test('G03 Without a tax QR code of the server there is neither an invoice nor a credit note', async () => {
  const { invoice, ...rest } = await sentReport();
  expect(await show('en', { ...rest, invoice: { ...invoice, qrPayload: null } })).toEqual([]);
  expect(screen.queryByRole('img')).toBeNull();
});
