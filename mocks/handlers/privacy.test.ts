import { describe, expect, it } from 'vitest';
import type {
  ApplicantAnswer,
  ApplicantList,
  ConsentList,
  CreatedCalendarFeed,
  DataExportAnswer,
  DataExportList,
  Erasure,
  ErasureAnswer,
  ErasureList,
  OrderList,
  PersonalDataAnswer,
} from '#src/api/generated/zod/schemas.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import { accountOf, type PersonaName } from '#mocks/personas.ts';
import { db, takeSnapshot } from '#mocks/store/db.ts';
import { testMock } from '#mocks/test-mock.ts';
import { errorsOf, testParent } from '#mocks/test-parent.ts';

const mock = testMock({ clock: '2026-11-26T07:00:00Z' });

const huda = testParent('huda');
const noura = testParent('noura');

const pathOf = (name: Exclude<PersonaName, 'visitor'>, rest: string) => `/users/${accountOf(name).userId}${rest}`;

let keys = 0;
const ask = async (name: 'huda' | 'noura', body: object) => {
  keys += 1;
  const parent = name === 'huda' ? huda : noura;
  return parent.send<ErasureAnswer>('POST', pathOf(name, '/erasures'), body, `erasure-of-a-test-${keys}`);
};
const erasuresOf = async (name: 'huda' | 'noura') => {
  const parent = name === 'huda' ? huda : noura;
  return (await parent.get<ErasureList>(pathOf(name, '/erasures'))).body.data.erasures;
};
const consents = async () => (await noura.get<ConsentList>(pathOf('noura', '/consents'))).body.data.consents;
const at = (clock: string) => {
  mock.set({ clock });
};

describe('the history of consents', () => {
  it('has earlier versions, the newest first', async () => {
    expect(
      (await consents()).map(({ type, accepted_version, applicant_id }) => [type, accepted_version, applicant_id]),
    ).toEqual([
      ['conditions', '2026-09', 14],
      ['conditions', '2026-01', 14],
      ['terms', '2026-01', null],
    ]);
  });

  it('has for every student the consent that is stored with them', () => {
    for (const { id, conditions_version } of db.applicants.all()) {
      const own = db.consents.all().filter(({ applicant_id }) => applicant_id === id);
      const newest = own.toSorted((a, b) => a.accepted_at.localeCompare(b.accepted_at)).at(-1);
      expect(newest?.accepted_version).toBe(conditions_version);
    }
  });

  it('grows with each saved student and ends with a removed one', async () => {
    const { applicant } = (await noura.get<ApplicantAnswer>('/applicants/14')).body.data;
    const body = {
      name: applicant.name,
      arabic_name: applicant.arabic_name,
      birth_date: applicant.birth_date,
      school_id: applicant.school_id,
      educational_level_id: applicant.educational_level_id,
      health_issues: [],
      allergens: [],
      home_address: null,
      delivery_target: 'school',
      conditions_accepted: true,
      conditions_version: '2026-09',
      version: applicant.version,
    };
    expect((await noura.send('PUT', '/applicants/14', body)).status).toBe(200);
    const [newest, ...earlier] = await consents();
    expect(newest).toMatchObject({ applicant_id: 14, accepted_at: '2026-11-26T07:00:00.000Z', withdrawn_at: null });
    expect(earlier).toHaveLength(3);
    at('2026-11-27T07:00:00Z');
    await noura.send('DELETE', '/applicants/14');
    const ended = (await consents()).map(({ type, withdrawn_at }) => [type, withdrawn_at]);
    expect(ended).toEqual([
      ...Array.from({ length: 3 }, () => ['conditions', '2026-11-27T07:00:00.000Z']),
      ['terms', null],
    ]);
  });

  it('of another parent is not found', async () => {
    expect((await noura.get(pathOf('huda', '/consents'))).status).toBe(404);
  });
});

describe('an export', () => {
  const make = async (password = accountOf('huda').password) =>
    huda.send<DataExportAnswer>('POST', pathOf('huda', '/data-exports'), { password }, `export-of-a-test-${password}`);

  it('has every student, order, payment, card, notification, consent and calendar feed', async () => {
    const feed = await huda.send<CreatedCalendarFeed>('POST', '/calendar-feeds', { applicant_id: 13, language: 'ar' });
    const { export: made } = (await make()).body.data;
    const { personal_data: data } = (
      await huda.get<PersonalDataAnswer>(pathOf('huda', `/data-exports/${made.id}/file`))
    ).body.data;
    const { userId } = accountOf('huda');
    const idsOf = (records: { id: number }[]) => records.map(({ id }) => id).toSorted((a, b) => a - b);
    const stored = takeSnapshot();
    const own = <T extends { user_id: number }>(records: T[]) => records.filter(({ user_id }) => user_id === userId);
    expect(data.user.mobile_number).toBe(accountOf('huda').mobileNumber);
    expect(JSON.stringify(data.user)).not.toContain('password":"');
    expect(idsOf(data.applicants)).toEqual(idsOf(own(stored.applicants)));
    expect(idsOf(data.orders)).toEqual(idsOf(own(stored.orders)));
    const orderIds = idsOf(own(stored.orders));
    expect(data.order_events.length).toBeGreaterThan(orderIds.length);
    expect(idsOf(data.order_events)).toEqual(
      idsOf(stored.orderEvents.filter(({ order_id }) => orderIds.includes(order_id))),
    );
    const times = data.order_events.map(({ occurred_at }) => occurred_at);
    expect(times).toEqual(times.toSorted());
    expect(idsOf(data.payment_infos)).toEqual(idsOf(own(stored.savedCards)));
    expect(idsOf(data.notifications)).toEqual(idsOf(own(stored.notifications)));
    expect(idsOf(data.consents)).toEqual(idsOf(own(stored.consents)));
    expect(data.calendar_feeds).toEqual([feed.body.data.calendar_feed]);
    const token = stored.calendarFeeds.at(-1)?.token ?? '';
    expect(feed.body.data.feed_url).toContain(token);
    expect(JSON.stringify(data)).not.toContain(token);
    expect(data.invoices).toHaveLength(own(stored.orders).filter(({ paid_at }) => paid_at !== null).length);
    const sum = (amounts: string[]) => amounts.reduce((all, amount) => all + fromWireMoney(amount), 0);
    const refunded = data.orders.flatMap(({ payment }) => payment?.refunded_amount ?? []);
    expect(data.credit_notes).toHaveLength(2);
    expect(sum(data.credit_notes.map(({ total }) => total))).toBe(sum(refunded));
    expect(data.applicants.find(({ id }) => id === 12)?.allergens).toHaveLength(2);
  });

  it('can be read for 72 hours, by its parent', async () => {
    const { export: made } = (await make()).body.data;
    const path = pathOf('huda', `/data-exports/${made.id}`);
    const state = async () => (await huda.get<DataExportAnswer>(path)).body.data.export.status;
    const file = async () => (await huda.get(`${path}/file`)).status;
    expect((await noura.get(path)).status).toBe(404);
    expect((await noura.get(`${path}/file`)).status).toBe(404);
    at('2026-11-29T06:59:59Z');
    expect([await state(), await file()]).toEqual(['ready', 200]);
    at('2026-11-29T07:00:00Z');
    expect([await state(), await file()]).toEqual(['expired', 404]);
  });

  it('stays in the list of its parent with its state, the newest first', async () => {
    const list = async (parent: typeof huda) =>
      (await parent.get<DataExportList>(pathOf('huda', '/data-exports'))).body.data.exports;
    expect(await list(huda)).toEqual([]);
    const { export: first } = (await make()).body.data;
    expect(await list(huda)).toEqual([first]);
    at('2026-11-29T07:00:00Z');
    const body = { password: accountOf('huda').password };
    const path = pathOf('huda', '/data-exports');
    const { export: second } = (await huda.send<DataExportAnswer>('POST', path, body, 'second-export-of-a-test')).body
      .data;
    expect(await list(huda)).toEqual([second, { ...first, status: 'expired' }]);
    expect((await noura.get(path)).status).toBe(404);
    expect((await noura.get<DataExportList>(pathOf('noura', '/data-exports'))).body.data.exports).toEqual([]);
  });

  it('needs the password', async () => {
    const refused = await make('Not-My-Password');
    expect([refused.status, ...errorsOf(refused)]).toEqual([422, 'password: wrong_password']);
  });
});

describe('a request to erase', () => {
  it.each([
    ['no student', { scope: 'applicant' }, 'applicant_id: blank'],
    ["another parent's student", { scope: 'applicant', applicant_id: 11 }, 'applicant_id: not_found'],
    ['no password', { scope: 'account' }, 'password: blank'],
    ['a wrong password', { scope: 'account', password: 'Not-My-Password' }, 'password: wrong_password'],
    [
      'an account with a student',
      { scope: 'account', applicant_id: 14, password: 'Nabta-Box-77' },
      'applicant_id: not_allowed',
    ],
  ])('with %s is refused', async (_, body, error) => {
    const refused = await ask('noura', body);
    expect([refused.status, ...errorsOf(refused)]).toEqual([422, error]);
    expect(await erasuresOf('noura')).toEqual([]);
  });

  it('is not made twice while it is pending', async () => {
    const first = (await ask('noura', { scope: 'applicant', applicant_id: 14 })).body.data.erasure;
    at('2026-11-27T07:00:00Z');
    expect((await ask('noura', { scope: 'applicant', applicant_id: 14 })).body.data.erasure).toEqual(first);
    expect(await erasuresOf('noura')).toEqual([first]);
  });

  it('can be cancelled until seven days are over, once', async () => {
    const { erasure } = (await ask('noura', { scope: 'account', password: 'Nabta-Box-77' })).body.data;
    expect(erasure.cancellable_until).toBe('2026-12-03T07:00:00.000Z');
    const path = pathOf('noura', `/erasures/${erasure.id}`);
    expect((await huda.send('DELETE', path)).status).toBe(404);
    at('2026-12-03T06:59:59Z');
    expect((await noura.send<ErasureAnswer>('DELETE', path)).body.data.erasure.status).toBe('cancelled');
    expect((await noura.send('DELETE', path)).body.reason_code).toBe('already_cancelled');
    at('2027-12-03T07:00:00Z');
    expect((await erasuresOf('noura')).map(({ status }) => status)).toEqual(['cancelled']);
  });

  it('for a student with lunches to come waits for the last one, and cannot be cancelled meanwhile', async () => {
    const { erasure } = (await ask('huda', { scope: 'applicant', applicant_id: 12 })).body.data;
    const { applicant } = (await huda.get<ApplicantAnswer>('/applicants/12')).body.data;
    const end = applicant.active_sub_order?.end_date ?? '';
    // Midnight in Riyadh after the last day.
    expect(erasure.takes_effect_at).toBe(`${end}T21:00:00.000Z`);
    expect(erasure.takes_effect_at > erasure.cancellable_until).toBe(true);
    at(`${end}T20:59:59Z`);
    const { allergens } = (await huda.get<ApplicantAnswer>('/applicants/12')).body.data.applicant;
    expect(allergens).toHaveLength(2);
    const late = await huda.send('DELETE', pathOf('huda', `/erasures/${erasure.id}`));
    expect([late.status, late.body.reason_code]).toEqual([409, 'too_late']);
    at(`${end}T21:00:00Z`);
    expect((await huda.get('/applicants/12')).status).toBe(404);
  });

  it('waits for the lunches that a cancelled subscription still has', async () => {
    at('2026-11-26T07:00:00Z');
    const subOrder = db.subOrders.all().find(({ id }) => id === 3023);
    const cancelledAt = '2026-12-02T07:00:00.000Z';
    await db.subOrders.update((query) => query.where({ id: 3023 }), {
      data(record) {
        record.cancelled_at = cancelledAt;
      },
    });
    const { erasure } = (await ask('huda', { scope: 'applicant', applicant_id: subOrder?.applicant_id })).body.data;
    const lunches = (await huda.deliveries(3023))
      .filter(({ status }) => status === 'scheduled')
      .map(({ date }) => date);
    expect(lunches.at(-1)).toBe('2026-12-03');
    expect(erasure.takes_effect_at).toBe('2026-12-03T21:00:00.000Z');
  });
});

describe('what an erasure leaves', () => {
  const texts = (about: object) => JSON.stringify(about);

  it('of a student is no name, no health and no address, in orders neither', async () => {
    const { applicant } = (await noura.get<ApplicantAnswer>('/applicants/14')).body.data;
    await ask('noura', { scope: 'applicant', applicant_id: 14 });
    at('2026-12-03T07:00:00Z');
    expect((await noura.get<ApplicantList>('/applicants')).body.data.applicants).toEqual([]);
    const { orders } = (await noura.get<OrderList>('/orders/history?per_page=100')).body.data;
    const served = orders.flatMap(({ sub_orders }) => sub_orders).filter(({ applicant_id }) => applicant_id === 14);
    expect(served.length).toBeGreaterThan(0);
    for (const each of served) {
      expect(each).toMatchObject({ applicant_name: '—', medical_issue: null, medical_category: 'other' });
    }
    const { applicants, subOrders, notifications } = takeSnapshot();
    const own = [...subOrders.filter(({ applicant_id }) => applicant_id === 14), ...notifications];
    expect(texts(own)).not.toContain(applicant.name);
    const record = applicants.find(({ id }) => id === 14);
    expect(record).toMatchObject({ name: '—', health_issues: [], allergens: [], home_address: null, is_active: false });
    expect((await consents()).filter(({ withdrawn_at }) => withdrawn_at === null).map(({ type }) => type)).toEqual([
      'terms',
    ]);
  });

  it('of an account are its invoices with name and number, and the proof of consents', async () => {
    const { mobileNumber, fullName, password } = accountOf('noura');
    const { erasure } = (await ask('noura', { scope: 'account', password })).body.data;
    expect(erasure.kept.map(({ reason_code }) => reason_code)).toEqual(['invoice_law', 'proof_of_consent']);
    at('2026-12-03T07:00:00Z');
    expect((await noura.get('/applicants')).status).toBe(401);
    const login = await noura.send('POST', '/sessions', { mobile_number: mobileNumber, password }, 'sign-in-of-a-test');
    expect(login.status).toBe(422);

    const { orders, smsMessages: _codes, ...rest } = takeSnapshot();
    expect(texts(rest)).not.toContain(mobileNumber);
    expect(texts(rest)).not.toContain(fullName);
    expect(texts(rest)).not.toContain('noura.');
    const isOwn = ({ user_id }: { user_id: number }) => user_id === accountOf('noura').userId;
    const { sessions, savedCards, notifications, dataExports } = rest;
    for (const records of [sessions, savedCards, notifications, dataExports]) {
      expect((records as { user_id: number }[]).filter(isOwn)).toEqual([]);
    }
    const paid = orders.filter(({ user_id, paid_at }) => user_id === accountOf('noura').userId && paid_at !== null);
    expect(paid.length).toBeGreaterThan(0);
    for (const { parent } of paid)
      expect(parent).toEqual({ name: fullName, mobile_number: mobileNumber, email: null, address: null });
    const done: Partial<Erasure> | undefined = rest.erasures[0];
    expect(done).toMatchObject({ completed_at: '2026-12-03T07:00:00.000Z', kept: erasure.kept });
  });

  it('of an account is no reply to a call with a key', async () => {
    await ask('noura', { scope: 'account', password: accountOf('noura').password });
    at('2026-12-03T06:59:59Z');
    const choice = { applicant_id: 14, package_id: 4, start_date: '2026-12-06', number_of_weeks: 1 };
    expect((await noura.send('POST', '/orders', { applicants: [choice] })).status).toBe(201);
    const others = await huda.send('POST', '/calendar-feeds', { applicant_id: null, language: 'en' });
    expect(others.status).toBe(201);
    at('2026-12-03T07:00:00Z');
    await huda.get('/settings');
    const { attempts } = takeSnapshot();
    expect(attempts.map(({ name }) => name.split(' ').slice(0, 2).join(' '))).toEqual([
      `${accountOf('huda').userId} createCalendarFeed`,
    ]);
  });

  it('frees the number for a new account', async () => {
    const { mobileNumber, password } = accountOf('noura');
    await ask('noura', { scope: 'account', password });
    at('2026-12-03T07:00:00Z');
    const body = {
      full_name: 'نورة القحطاني',
      mobile_number: mobileNumber,
      password: 'Another-Box-12',
      password_confirmation: 'Another-Box-12',
      terms_accepted: true,
    };
    const made = await noura.send('POST', '/users', body, 'sign-up-of-a-test');
    expect(made.status).toBe(201);
    expect(db.consents.all().at(-1)).toMatchObject({ type: 'terms', accepted_version: '2026-09', withdrawn_at: null });
  });
});
