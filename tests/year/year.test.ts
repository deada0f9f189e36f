import { describe, expect, it } from 'vitest';
import type {
  Applicant,
  ApplicantAnswer,
  DataExportAnswer,
  DraftOrderAnswer,
  ErasureAnswer,
  ErasureList,
  OrderAnswer,
  OrderReport,
  OrderReportAnswer,
  PersonalDataAnswer,
} from '#src/api/generated/zod/schemas.ts';
import { accountOf } from '#mocks/personas.ts';
import { db } from '#mocks/store/db.ts';
import { testMock } from '#mocks/test-mock.ts';
import type { Line, NewEvent } from './account-books.ts';
import { halalasOf, priceOf, riyalsOf, sumOf, sumsOf } from './arithmetic.ts';
import { changeSchool, erasedEvents, swapDishes } from './changed-places.ts';
import { type Choice, PlayedParent } from './played-parent.ts';

// Thursday 26 November 2026, 10:00 in Riyadh. The clock is held, so that each step has its one instant.
const mock = testMock({ clock: '2026-11-26T07:00:00Z' });

const { userId, password } = accountOf('reem');

const student = (name: string, school_id: number) => ({
  name,
  birth_date: '2018-03-11',
  school_id,
  educational_level_id: 2,
  health_issues: [],
  allergens: [],
  home_address: null,
  delivery_target: 'school',
  conditions_accepted: true,
  conditions_version: '2026-09',
});

/** Prices that no sum divides evenly: of the two packages of the year. */
async function setPrices(of: Record<number, { price: string; delivery_fee: string }>): Promise<void> {
  await mock.backend.act(async () => {
    for (const [id, terms] of Object.entries(of)) {
      await db.packages.update((query) => query.where({ id: Number(id) }), {
        data: (each) => void Object.assign(each, terms),
      });
    }
  });
}

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) throw new Error(`No item ${index}`);
  return item;
};

describe.each(['en', 'ar'] as const)('a parent’s year (%s)', (language) => {
  it('adds up to the halala at every step, and its history keeps every event', async () => {
    const schools = new Map<number, number>();
    const parent = new PlayedParent(mock, language, schools);
    const { calls, books } = parent;
    const closureOf = (lines: readonly Line[], ends: readonly string[], dates: string[]) =>
      lines.map((line, index): NewEvent => ({
        type: 'closure',
        actor: 'company',
        sub_order_id: line.subOrderId,
        reason: { name: 'Schools closed for heavy rain', arabic_name: 'تعليق الدراسة لهطول أمطار غزيرة' },
        previous: { end_date: ends[index] ?? '' },
        current: { dates, end_date: books.daysOf(line).at(-1) ?? '' },
      }));

    // Subscribe: two students of two schools, an off day chosen before paying, the first card declined.
    parent.at('2026-11-26T07:00:00Z');
    await setPrices({ 1: { price: '249.95', delivery_fee: '0.00' }, 2: { price: '287.37', delivery_fee: '19.99' } });
    const students: Applicant[] = [];
    for (const [name, school] of [
      ['لين الزهراني', 3],
      ['سعد الزهراني', 2],
    ] as const) {
      const added = await calls.send<ApplicantAnswer>('POST', '/applicants', student(name, school));
      expect(added.status, JSON.stringify(added.body)).toBe(201);
      parent.message(added.body.message);
      students.push(added.body.data.applicant);
      schools.set(added.body.data.applicant.id, school);
    }
    const [linId, saadId] = [at(students, 0).id, at(students, 1).id];
    const lin: Choice = {
      applicant_id: linId,
      package_id: 2,
      start_date: '2026-11-29',
      number_of_months: 2,
      vacancy: ['2026-12-02'],
    };
    const saad: Choice = {
      applicant_id: saadId,
      package_id: 1,
      start_date: '2026-11-29',
      number_of_months: 1,
      vacancy: [],
    };
    const drafted = await calls.send<OrderAnswer>('POST', '/orders', { applicants: [lin, saad] });
    expect(drafted.status, JSON.stringify(drafted.body)).toBe(201);
    const first = parent.accountOf(drafted.body.data.order);
    const declined = await parent.checkout(drafted.body.data.order);
    const { total } = sumsOf(first.lines);
    expect(total).toBe(99_437);
    const accepted = await parent.declineAndRetry(first.orderId, declined, total);
    await books.agree(parent.now, await parent.pay(first, accepted));
    const [linFirst, saadFirst] = [at(first.lines, 0), at(first.lines, 1)];

    // Off days: asked for, taken back, and others asked for.
    parent.at('2026-12-03T07:00:00Z');
    const offDays = ['2026-12-08', '2026-12-09'];
    const { added, requestId } = await parent.takeOff(first, linFirst, offDays);
    await books.agree(parent.now, added);
    parent.at('2026-12-03T09:00:00Z');
    await books.agree(parent.now, await parent.takeBack(first, linFirst, requestId, offDays));
    parent.at('2026-12-03T10:00:00Z');
    await books.agree(parent.now, (await parent.takeOff(first, linFirst, ['2026-12-15'])).added);

    // Cancelled lunches; on the second of them the schools close later.
    parent.at('2026-12-07T07:00:00Z');
    await books.agree(parent.now, await parent.cancelLunch(first, linFirst, '2026-12-16'));
    parent.at('2026-12-07T08:00:00Z');
    await books.agree(parent.now, await parent.cancelLunch(first, linFirst, '2026-12-22'));

    // Closure of all schools on 22 and 23 December.
    parent.at('2026-12-08T07:00:00Z');
    const ends = first.lines.map((line) => books.daysOf(line).at(-1) ?? '');
    mock.set({ scenario: 'vacation-announced' });
    await calls.order(first.orderId);
    mock.set({ scenario: 'default' });
    await books.readClosedDays();
    const closed = ['2026-12-22', '2026-12-23'];
    await books.agree(parent.now, new Map([[first, closureOf(first.lines, ends, closed)]]));

    // The kitchen replaces the dish of the next day, then a student goes to another school: the paid order keeps its own.
    parent.at('2026-12-09T07:00:00Z');
    const change = async () => {
      mock.set({ scenario: 'menu-changed' });
      await calls.order(first.orderId);
      mock.set({ scenario: 'default' });
    };
    await books.agree(parent.now, await swapDishes(calls, first, '2026-12-10', change));
    parent.at('2026-12-09T08:00:00Z');
    await books.agree(parent.now, await changeSchool(calls, first, linFirst, student('لين الزهراني', 2)));
    schools.set(linId, 2);

    // Renewal at a new price; the whole of it is cancelled two days later.
    parent.at('2026-12-24T07:00:00Z');
    await setPrices({ 1: { price: '263.33', delivery_fee: '7.77' } });
    const renewal = await parent.renew(saadFirst);
    const second = await parent.buy(renewal);
    expect(sumsOf(second.account.lines).total).toBe(31_177);
    await books.agree(parent.now, second.added);
    parent.at('2026-12-26T06:00:00Z');
    const whole = { line: at(second.account.lines, 0), halalas: 31_177, from: 'scheduled' };
    await books.agree(parent.now, await parent.cancel(second.account, [whole]));

    // Both students again, in one order. The first payment comes too late and is given back.
    parent.at('2027-02-04T07:00:00Z');
    await parent.renew(linFirst, 2);
    const both = await parent.renew(saadFirst, 1);
    const third = parent.accountOf(both);
    const late = await parent.checkout(both);
    const owed = sumsOf(third.lines).total;
    const placed = parent.placed(riyalsOf(owed));
    parent.at('2027-02-04T07:31:00Z');
    const expired = (await calls.get<DraftOrderAnswer>('/orders/draft')).body.data.order;
    const lost = await parent.chargeLate(late, owed);
    await books.agree(parent.now);
    if (!expired) throw new Error('The order is no draft again');
    const again = await parent.checkout(expired);
    await books.agree(parent.now, await parent.pay(third, again, [placed, ...lost]));

    // A lunch of it is cancelled, then the rest of the subscription in its last hour: two lunches still arrive.
    const [linThird, saadThird] = [at(third.lines, 0), at(third.lines, 1)];
    parent.at('2027-02-04T09:00:00Z');
    await books.agree(parent.now, await parent.cancelLunch(third, saadThird, '2027-02-11'));
    parent.at('2027-02-07T06:00:00Z');
    const saadTotal = books.totalOf(third, saadThird);
    const days = books.daysOf(saadThird);
    const arriving = ['2027-02-07', '2027-02-08'].map((on) => priceOf(on, days, saadTotal));
    const back = saadTotal - sumOf(arriving) - priceOf('2027-02-11', days, saadTotal);
    await books.agree(parent.now, await parent.cancel(third, [{ line: saadThird, halalas: back, from: 'active' }]));

    // The rest of the year: breaks, feasts and the summer, an off day and a cancelled lunch in each renewal.
    let running = { account: third, line: linThird };
    for (;;) {
      const lunches = books.daysOf(running.line);
      const opened = at(lunches, lunches.length - 4);
      if (opened > '2027-11-15') break;
      parent.at(`${at(lunches, 4)}T07:00:00Z`);
      await books.agree(parent.now, (await parent.takeOff(running.account, running.line, [at(lunches, 9)])).added);
      parent.at(`${at(lunches, 5)}T07:00:00Z`);
      await books.agree(parent.now, await parent.cancelLunch(running.account, running.line, at(lunches, 14)));
      parent.at(`${opened}T07:00:00Z`);
      const next = await parent.buy(await parent.renew(running.line, 2));
      await books.agree(parent.now, next.added);
      running = { account: next.account, line: at(next.account.lines, 0) };
    }
    expect(books.accounts).toHaveLength(5);

    // The copy of all data has the same sums as the pages.
    parent.at('2027-11-26T07:00:00Z');
    await books.agree(parent.now, new Map(), true);
    await books.notificationsAgree();
    const exported = await calls.send<DataExportAnswer>('POST', `/users/${userId}/data-exports`, { password });
    parent.message(exported.body.message);
    const file = `/users/${userId}/data-exports/${exported.body.data.export.id}/file`;
    const { personal_data: copy } = (await calls.get<PersonalDataAnswer>(file)).body.data;
    const reports: OrderReport[] = [];
    for (const { orderId } of books.accounts) {
      reports.push((await calls.get<OrderReportAnswer>(`/orders/${orderId}/report`)).body.data.report);
    }
    expect(copy.orders).toEqual(reports.map(({ order }) => order));
    expect(await calls.order(first.orderId)).toEqual(at(copy.orders, 0));
    expect(copy.invoices).toEqual(reports.map(({ invoice }) => invoice));
    expect(copy.credit_notes).toEqual(reports.flatMap(({ credit_notes }) => credit_notes));
    const refunds = books.accounts.flatMap((account) => account.refunds.map(({ halalas }) => halalas));
    expect(sumOf(copy.credit_notes.map((note) => halalasOf(note.total)))).toBe(sumOf(refunds));

    // A student is erased: the names go, and no sum, document or event changes otherwise.
    const erasing = await calls.send<ErasureAnswer>('POST', `/users/${userId}/erasures`, {
      scope: 'applicant',
      applicant_id: saadId,
    });
    expect(erasing.status).toBe(201);
    parent.message(erasing.body.message);
    parent.at('2027-12-03T07:00:00Z');
    for (const account of books.accounts) {
      const own = account.lines.filter(({ studentId }) => studentId === saadId).map(({ subOrderId }) => subOrderId);
      account.seen = erasedEvents(account.seen, own);
    }
    await books.agree(parent.now);
    const names = (await calls.order(first.orderId)).sub_orders.map(({ applicant_name }) => applicant_name);
    expect(names).toEqual(['لين الزهراني', '—']);

    // The account is erased a week later; the invoices are kept as long as the law wants.
    await calls.send<ErasureAnswer>('POST', `/users/${userId}/erasures`, { scope: 'account', password });
    parent.at('2027-12-10T06:59:00Z');
    await books.agree(parent.now);
    const { erasures } = (await calls.get<ErasureList>(`/users/${userId}/erasures`)).body.data;
    expect(erasures.map(({ status, kept }) => [status, kept[0]?.reason_code, kept[0]?.end_date])).toEqual([
      ['pending', 'invoice_law', '2033-12-31'],
      ['completed', 'proof_of_consent', '2032-12-31'],
    ]);
    parent.at('2027-12-10T07:00:00Z');
    expect((await calls.get(`/orders/${first.orderId}`)).status).toBe(401);
  }, 60_000);
});
