import type { CreditNoteDto, OrderDto } from '#src/api/generated/client.schemas.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import { openDeliveries } from '../recipes-students.ts';
import { MissingState, type Scene } from '../scene.ts';
import { payFor } from './bought.ts';
import { answerTo, differenceOf, type OracleCase } from './case.ts';
import { reportError, reportOf } from './expected-report.ts';
import { orderOfTwo } from './payments.ts';

/** What a document counts: the digits at the end of its number. */
const countIn = (number: string) => Number(/\d+$/.exec(number)?.[0] ?? Number.NaN);

/** The error of the credit notes after one more refund; those before it have to stay as they were. */
async function nextNoteError(scene: Scene, id: number, before: readonly CreditNoteDto[]): Promise<string | null> {
  const { credit_notes: notes } = await reportOf(scene, id);
  const [last, next] = [before.at(-1), notes.at(-1)];
  return (
    differenceOf(notes.length, before.length + 1, 'the number of credit notes') ??
    differenceOf(notes.slice(0, -1), before, 'the earlier credit notes') ??
    (last && next && countIn(next.credit_note_number) <= countIn(last.credit_note_number)
      ? `credit note ${next.credit_note_number} comes after ${last.credit_note_number}`
      : null) ??
    reportError(scene, await scene.order(id))
  );
}

/** Refunds of an order step by step: one lunch, then a subscription, then the rest, until all of it is refunded. */
async function refundsError(scene: Scene): Promise<string | null> {
  const draft = await orderOfTwo(scene);
  const unpaid = await answerTo(scene, 'getOrderReport', { path: { id: draft.id } });
  if (unpaid.status !== 404) return `a draft has an invoice: ${unpaid.status} instead of 404`;
  const { id, sub_orders } = await payFor(scene, draft);
  const [first, second] = sub_orders;
  const [, lunch] = first ? await openDeliveries(scene, first.id) : [];
  if (!first || !second || !lunch) throw new MissingState('a lunch is needed that can be cancelled');
  const version = async () => (await scene.order(id)).version;
  const refunds = [
    async () => scene.asParent('cancelDelivery', { path: { id: first.id, delivery_id: lunch.id } }),
    async () => scene.asParent('cancelSubOrder', { path: { id: second.id }, body: { version: await version() } }),
    async () => scene.asParent('cancelOrder', { path: { id }, body: { version: await version() } }),
  ];
  for (const refund of refunds) {
    const { credit_notes: before } = await reportOf(scene, id);
    await refund();
    const error = await nextNoteError(scene, id, before);
    if (error !== null) return error;
  }
  const { invoice, credit_notes: notes } = await reportOf(scene, id);
  const sum = (name: 'vat_amount' | 'total') => notes.reduce((all, note) => all + fromWireMoney(note[name]), 0);
  return differenceOf(
    { vat: sum('vat_amount'), total: sum('total') },
    { vat: fromWireMoney(invoice.vat_amount), total: fromWireMoney(invoice.total) },
    'the sum of the credit notes of an order that is refunded completely',
  );
}

/** Two orders, one paid after the other. */
async function numbersError(scene: Scene): Promise<string | null> {
  const invoiceOf = async ({ id }: OrderDto) => (await reportOf(scene, id)).invoice.invoice_number;
  const first = await invoiceOf(await payFor(scene, await orderOfTwo(scene)));
  const second = await invoiceOf(await payFor(scene, await orderOfTwo(scene)));
  return countIn(second) > countIn(first) ? null : `invoice ${second} was issued after ${first}`;
}

/** Invoices and credit notes. */
export const invoiceCases: readonly OracleCase[] = [
  { name: 'a credit note for each refund, up to all of it', operation: 'getOrderReport', errorOf: refundsError },
  { name: 'the numbers of invoices rise', operation: 'getOrderReport', errorOf: numbersError },
  {
    name: 'the invoice of each paid order, its QR code and its credit notes',
    operation: 'getOrderReport',
    isReadOnly: true,
    async errorOf(scene) {
      for (const order of await scene.paidOrders()) {
        const error = await reportError(scene, order);
        if (error !== null) return error;
      }
      return null;
    },
  },
];
