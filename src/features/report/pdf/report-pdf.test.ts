import jsQR from 'jsqr';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { OrderReportAnswerDto } from '#src/api/generated/client.schemas.ts';
import { toOrderReport } from '#src/api/order-report.ts';
import type { OrderReport } from '#src/domain/order-report.ts';
import { testMock } from '#mocks/test-mock.ts';
import { testParent } from '#mocks/test-parent.ts';
import { comparableText, intlOf, reportFile, pageTextsOf } from './test-report-pdf.ts';
import { decodeTaxQr } from '#src/domain/tax-qr.ts';
import { creditNoteTexts } from '#src/features/report/tax-document-texts.ts';
import { reportTexts } from '#src/features/report/report-texts.ts';

testMock({ clock: '2026-11-23T07:00:00Z' });

async function reportOf(orderId: number): Promise<OrderReport> {
  const { body } = await testParent('huda').get<OrderReportAnswerDto>(`/orders/${orderId}/report`);
  return toOrderReport(body.data.report);
}

/** The codes of pdf.js for a point of a shape, and for its end. */
const [MOVE, LINE, CLOSE] = [0, 1, 4];

/** The squares of a path as column and row; null for a path with other shapes. */
function squaresOf(path: Float32Array): [column: number, row: number][] | null {
  const squares: [number, number][] = [];
  let corners: [number, number][] = [];
  for (let at = 0; at < path.length;) {
    const code = path[at];
    if (code === CLOSE) {
      squares.push([Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))]);
      corners = [];
      at += 1;
    } else if (code === MOVE || code === LINE) {
      corners.push([path[at + 1] ?? 0, path[at + 2] ?? 0]);
      at += 3;
    } else return null;
  }
  return squares;
}

/** What a reader finds in the QR codes of each page: paths of a few hundred squares, drawn as picture and decoded. */
async function codesOf(file: Uint8Array): Promise<string[][]> {
  const document = await getDocumentProxy(file.slice());
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { argsArray } = await (await document.getPage(index + 1)).getOperatorList();
    return (argsArray as unknown[][]).flatMap((operands) => {
      const path = Array.isArray(operands?.[1]) ? (operands[1] as unknown[])[0] : undefined;
      const squares = path instanceof Float32Array ? squaresOf(path) : null;
      return squares === null || squares.length < 200 ? [] : [decoded(squares)];
    });
  });
  return Promise.all(pages);
}

function decoded(squares: readonly [column: number, row: number][]): string {
  const [quiet, scale] = [4, 4];
  const side = (Math.max(...squares.flat()) + 1 + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [column, row] of squares) {
    for (let y = (row + quiet) * scale; y < (row + quiet + 1) * scale; y += 1) {
      const from = (y * side + (column + quiet) * scale) * 4;
      for (let pixel = from; pixel < from + scale * 4; pixel += 4) pixels.fill(0, pixel, pixel + 3);
    }
  }
  return jsQR(pixels, side, side)?.data ?? 'unreadable';
}

const languages = ['en', 'ar'] as const;

describe.each(languages)('H06 the PDF in %s', (language) => {
  it('holds the invoice to the halala and every field of the report, on two pages for two students', async () => {
    const report = await reportOf(2018);
    const pages = await pageTextsOf(await reportFile(report, language));
    expect(pages).toHaveLength(2);
    const all = pages.join('');
    const texts = reportTexts(await intlOf(language), language, report);
    const shownFields = [
      ...texts.order.fields.filter(({ key }) => ['number', 'amount', 'payment', 'card'].includes(key)),
      ...texts.parent.fields,
      ...texts.subscriptions.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields)),
    ];
    expect(shownFields.length).toBeGreaterThan(30);
    for (const { key, value } of shownFields) expect(all, key).toContain(comparableText(value));
    for (const { label } of texts.subscriptions.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))) {
      expect(all).toContain(comparableText(label));
    }
    for (const { student, package: name, number, status } of texts.subscriptions) {
      expect(all).toContain(comparableText(`${student} · ${name}`));
      expect(all).toContain(comparableText(`${number} · ${status}`));
    }
    expect(all).toContain(report.invoice.seller.vatNumber);

    const [invoice = ''] = pages;
    for (const amounts of ['250.00250.0037.50287.50', '290.00580.0087.00667.00', '40.0040.006.0046.00']) {
      expect(invoice).toContain(amounts);
    }
    for (const sum of ['830.00', '870.00', '130.50', '1,000.50']) expect(invoice).toContain(sum);
    for (const title of ['Simplified tax invoice', 'فاتورة ضريبية مبسّطة'])
      expect(invoice).toContain(comparableText(title));
  });

  it('is a report, with no tax invoice, number or QR code, where the server sends no tax QR code', async () => {
    const sent = await reportOf(2018);
    const report = { ...sent, invoice: { ...sent.invoice, qrPayload: null } };
    const file = await reportFile(report, language);
    const all = (await pageTextsOf(file)).join('');
    for (const text of ['Simplified tax invoice', 'فاتورة ضريبية مبسّطة', 'QR', 'رمز الاستجابة', 'Invoice number']) {
      expect(all).not.toContain(comparableText(text));
    }
    expect(all).not.toContain(report.invoice.number);
    const intl = await intlOf(language);
    expect(all).toContain(comparableText(intl.formatMessage({ id: 'report.invoice.none' })));
    expect((await codesOf(file)).flat()).toEqual([]);
  });

  it('is the tax invoice, whose QR code is read back as the facts of the order', async () => {
    const report = await reportOf(2018);
    const file = await reportFile(report, language);
    const [invoice = ''] = await pageTextsOf(file);
    for (const title of ['Simplified tax invoice', 'فاتورة ضريبية مبسّطة'])
      expect(invoice).toContain(comparableText(title));
    expect(invoice).toContain(report.invoice.number);
    const intl = await intlOf(language);
    expect(invoice).toContain(comparableText(intl.formatMessage({ id: 'report.invoice.qr' })));
    expect(invoice).not.toContain(comparableText(intl.formatMessage({ id: 'report.invoice.none' })));
    for (const name of ['Nabta Food Company (example)', 'شركة نبتة للأغذية (مثال)']) {
      expect(invoice).toContain(comparableText(name));
    }
    const [[code = ''] = [], ...others] = await codesOf(file);
    expect(others.flat()).toEqual([]);
    expect(code).toBe(report.invoice.qrPayload);
    expect(decodeTaxQr(code)).toEqual({
      sellerName: 'شركة نبتة للأغذية (مثال)',
      vatNumber: '399999999900003',
      issuedAt: new Date(report.order.paidAt ?? ''),
      totalHalalas: 100_050,
      vatHalalas: 13_050,
    });
  });

  it('has a credit note for each refund, with its own QR code', async () => {
    const huda = testParent('huda');
    const lunch = (await huda.deliveries(3023)).find(
      ({ refund, reason_code }) => refund !== null && reason_code === null,
    );
    await huda.send('POST', `/sub-orders/3023/deliveries/${lunch?.id ?? 0}/cancel`);
    const report = await reportOf(2051);
    expect(report.creditNotes).toHaveLength(2);
    const file = await reportFile(report, language);
    const [, notes = ''] = await pageTextsOf(file);
    const texts = report.creditNotes.map((note) =>
      intlOf(language).then((intl) => creditNoteTexts(intl, language, report, note)),
    );
    for (const { number, fields } of await Promise.all(texts)) {
      expect(notes).toContain(number);
      for (const { key, label, value } of fields) {
        expect(notes, key).toContain(comparableText(label));
        expect(notes, key).toContain(comparableText(value));
      }
    }
    for (const title of ['Simplified tax credit note', 'إشعار دائن للفاتورة الضريبية المبسّطة']) {
      expect(notes).toContain(comparableText(title));
    }
    const [first, second] = await codesOf(file);
    expect(first).toEqual([report.invoice.qrPayload]);
    expect(second).toEqual(report.creditNotes.map(({ qrPayload }) => qrPayload));
    expect(
      second?.map((code) => decodeTaxQr(code)).map(({ totalHalalas, vatHalalas }) => [totalHalalas, vatHalalas]),
    ).toEqual(report.creditNotes.map(({ totalHalalas, vatHalalas }) => [totalHalalas, vatHalalas]));
  });

  it.each([
    ['refunded', 0],
    ['refunded to a bank that sent it back', 1307],
  ] as const)('says on the invoice and in the report what was %s', async (_title, failedRefundHalalas) => {
    const paid = await reportOf(2018);
    const { payment } = paid.order;
    if (!payment) throw new Error('The order is not paid');
    const refunded = { ...payment, status: 'paid' as const, refundedHalalas: 2614, failedRefundHalalas };
    const report = { ...paid, order: { ...paid.order, payment: refunded } };
    const field = reportTexts(await intlOf(language), language, report).order.fields.find(
      ({ key }) => key === 'payment',
    );
    const said = comparableText(field?.value ?? '');
    expect(said).toContain('26.14');
    expect(said.includes('13.07')).toBe(failedRefundHalalas > 0);
    const [invoice = '', sheet = ''] = await pageTextsOf(await reportFile(report, language));
    expect(invoice).toContain(said);
    expect(sheet).toContain(said);
    const untaxed = { ...report, invoice: { ...report.invoice, qrPayload: null } };
    const [first = ''] = await pageTextsOf(await reportFile(untaxed, language));
    expect(first).toContain(said);
  });

  it('goes on to further pages where one is not enough', async () => {
    const report = await reportOf(2018);
    const [subscription] = report.order.subscriptions;
    const [sold] = report.invoice.lines;
    if (!subscription || !sold) throw new Error('The order has a student');
    const students = Array.from({ length: 14 }, (_, index) => ({
      ...subscription,
      id: index + 1,
      student: { name: `Student ${index + 1}`, arabicName: `الطالب ${index + 1}` },
    }));
    const many = {
      ...report,
      order: { ...report.order, subscriptions: students },
      invoice: { ...report.invoice, lines: students.map(({ id }) => ({ ...sold, subscriptionId: id })) },
    };
    const pages = await pageTextsOf(await reportFile(many, language));
    expect(pages.length).toBeGreaterThan(8);
    const name = language === 'ar' ? 'الطالب14' : 'Student14';
    expect(pages.at(-1)).toContain(name);
    expect(pages.slice(0, 2).join('')).toContain(name);
  });
});

it('is read by a screen reader: language, title, headings, a table', async () => {
  const file = await reportFile(await reportOf(2018), 'ar');
  const document = await getDocumentProxy(file.slice());
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: 'تقرير الطلب NB-20418', Language: 'ar-SA' });
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
  for (const role of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P']) expect(tree).toContain(`"role":"${role}"`);
});

it('shows what is not known as words, and a sign without a letter form as a question mark', async () => {
  const report = await reportOf(2018);
  const unknown: OrderReport = {
    ...report,
    parent: { ...report.parent, name: 'Zoë Şahin 🌱', email: null },
    order: {
      ...report.order,
      subscriptions: report.order.subscriptions.map((subscription) => ({
        ...subscription,
        restaurant: null,
        restaurantAddress: null,
        deliveryProvider: null,
      })),
    },
  };
  const [invoice = '', sheet = ''] = await pageTextsOf(await reportFile(unknown, 'en'));
  expect(invoice).toContain('ZoëSahin?');
  expect(sheet).toContain(comparableText('Not assigned yet'));
});

it('names a wallet by its own name, as the payment history does, whatever card is in it', async () => {
  const report = await reportOf(2018);
  const { payment } = report.order;
  if (!payment) throw new Error('The order is not paid');
  const byWallet = { ...payment, method: 'apple_pay', cardBrand: 'mastercard', cardLast4: '0217' } as const;
  const { means } = reportTexts(await intlOf('en'), 'en', { ...report, order: { ...report.order, payment: byWallet } });
  expect(comparableText(means)).toBe('ApplePay••••0217');
});
