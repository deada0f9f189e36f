import type {
  CreditNoteDto,
  DeliveryDto,
  InvoiceDto,
  InvoiceLineDto,
  OrderDto,
  OrderReportDto,
} from '#src/api/generated/client.schemas.ts';
import { creditedVat } from '#src/domain/credited-vat.ts';
import { fromWireMoney, largestRemainderShares, toWireMoney } from '#src/domain/money.ts';
import { decodeTaxQr } from '#src/domain/tax-qr.ts';
import type { Scene } from '../scene.ts';
import { differenceOf, firstError } from './case.ts';
import { countOf, totalsOf } from './counted.ts';

/** The report of an order, as the server answers it. */
export async function reportOf(scene: Scene, id: number): Promise<OrderReportDto> {
  return (await scene.asParent('getOrderReport', { path: { id } }))['report'] as OrderReportDto;
}

/** One subscription line per subscription, then delivery; the order's VAT is shared so that the lines add up. */
function expectedLines(order: OrderDto): Partial<InvoiceLineDto>[] {
  const { deliveryHalalas, vatHalalas } = totalsOf(order);
  const lines = order.sub_orders.map((each) => ({
    line: { type: 'subscription' as const, sub_order_id: each.id, quantity: countOf(each) },
    unit: fromWireMoney(each.price),
  }));
  const delivery = {
    line: { type: 'delivery' as const, sub_order_id: null, quantity: 1 },
    unit: deliveryHalalas,
  };
  const all = deliveryHalalas > 0 ? [...lines, delivery] : lines;
  return largestRemainderShares(vatHalalas, all, ({ line, unit }) => unit * line.quantity).map(
    ({ item: { line, unit }, shareHalalas }) => ({
      ...line,
      unit_price: toWireMoney(unit),
      taxable_amount: toWireMoney(unit * line.quantity),
      vat_amount: toWireMoney(shareHalalas),
      total: toWireMoney(unit * line.quantity + shareHalalas),
    }),
  );
}

/** The error of a tax QR code: what a reader finds in it has to be what the document says. */
function qrError(issued: InvoiceDto | CreditNoteDto, what: string): string | null {
  if (issued.qr_payload === null) return `${what} has no tax QR code`;
  try {
    const { issuedAt, totalHalalas, vatHalalas, ...seller } = decodeTaxQr(issued.qr_payload);
    const expected = {
      sellerName: issued.seller.arabic_name,
      vatNumber: issued.seller.vat_number,
      seconds: Math.floor(Date.parse(issued.issued_at) / 1_000),
      total: issued.total,
      vat: issued.vat_amount,
    };
    const found = {
      ...seller,
      seconds: issuedAt.getTime() / 1_000,
      total: toWireMoney(totalHalalas),
      vat: toWireMoney(vatHalalas),
    };
    return differenceOf(found, expected, `the QR code of ${what}`);
  } catch (error) {
    return `the QR code of ${what} can't be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The amounts of a credit note, from its refund and from what earlier notes have. */
function expectedNote({ lines }: CreditNoteDto, { invoice, order }: OrderReportDto, beforeHalalas: number) {
  const refundHalalas = lines.reduce((sum, { total }) => sum + fromWireMoney(total), 0);
  const { totalHalalas, vatHalalas } = totalsOf(order);
  const vat = creditedVat({ totalHalalas, vatHalalas }, beforeHalalas, refundHalalas);
  const names = new Map(order.sub_orders.map((each) => [each.id, each.package]));
  const shares = largestRemainderShares(vat, lines, ({ total }) => fromWireMoney(total));
  return {
    invoice_number: invoice.invoice_number,
    seller: invoice.seller,
    vat_rate: order.vat_rate,
    currency: 'SAR',
    taxable_amount: toWireMoney(refundHalalas - vat),
    vat_amount: toWireMoney(vat),
    total: toWireMoney(refundHalalas),
    lines: shares.map(({ item: { sub_order_id, total }, shareHalalas }) => ({
      name: names.get(sub_order_id)?.name,
      arabic_name: names.get(sub_order_id)?.arabic_name,
      taxable_amount: toWireMoney(fromWireMoney(total) - shareHalalas),
      vat_amount: toWireMoney(shareHalalas),
    })),
  };
}

/** What was refunded, from the deliveries: each cancelled lunch, and the sum of each cancelled subscription. */
async function refundsOf(scene: Scene, { sub_orders }: OrderDto): Promise<string[]> {
  const refunds: string[] = [];
  for (const { id } of sub_orders) {
    const { deliveries } = await scene.asParent('listDeliveries', { path: { id } });
    const cancelled = (deliveries as DeliveryDto[]).filter(({ status }) => status === 'cancelled');
    let rest = 0;
    for (const { date, refund, reason_code } of cancelled) {
      const halalas = fromWireMoney(refund ?? '0.00');
      if (reason_code !== 'cancelled_by_parent') rest += halalas;
      else if (halalas > 0) refunds.push(`delivery_cancelled ${id} ${date} ${toWireMoney(halalas)}`);
    }
    if (rest > 0) refunds.push(`subscription_cancelled ${id} null ${toWireMoney(rest)}`);
  }
  return refunds.toSorted();
}

function creditNotesError(report: OrderReportDto): string | null {
  let before = 0;
  let last = report.invoice.issued_at;
  const numbers = new Set<string>();
  for (const note of report.credit_notes) {
    const what = `credit note ${note.credit_note_number}`;
    const error = differenceOf(note, expectedNote(note, report, before), what) ?? qrError(note, what);
    if (error !== null) return error;
    if (Date.parse(note.issued_at) < Date.parse(last)) return `${what} is older than the document before it`;
    last = note.issued_at;
    numbers.add(note.credit_note_number);
    before += fromWireMoney(note.total);
  }
  if (numbers.size < report.credit_notes.length) return 'two credit notes have one number';
  const refunded = report.order.payment?.refunded_amount ?? '0.00';
  return differenceOf(toWireMoney(before), refunded, 'the sum of the credit notes');
}

/** The error of an order's report: its order, its invoice and a credit note for each refund. */
export async function reportError(scene: Scene, order: OrderDto): Promise<string | null> {
  const report = await reportOf(scene, order.id);
  const { totalHalalas, vatHalalas } = totalsOf(order);
  const invoice = {
    issued_at: order.order_date,
    lines: expectedLines(order),
    taxable_amount: toWireMoney(totalHalalas - vatHalalas),
    vat_rate: order.vat_rate,
    vat_amount: toWireMoney(vatHalalas),
    total: toWireMoney(totalHalalas),
    currency: 'SAR',
  };
  const credited = report.credit_notes.flatMap(({ reason_code, lines }) =>
    lines.map((line) => `${reason_code} ${line.sub_order_id} ${line.delivery_date ?? 'null'} ${line.total}`),
  );
  return firstError([
    async () => differenceOf(report, { order, invoice }, `the report of order ${order.id}`),
    async () => qrError(report.invoice, `the invoice of order ${order.id}`),
    async () => creditNotesError(report),
    async () => differenceOf(credited.toSorted(), await refundsOf(scene, order), 'what the credit notes are for'),
  ]);
}
