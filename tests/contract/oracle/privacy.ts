import type {
  ApplicantDto,
  ConsentDto,
  DataExportDto,
  DeliveryDto,
  OrderEventDto,
  OrderReportDto,
  PaymentOrderDto,
  PersonalDataDto,
} from '#src/api/generated/client.schemas.ts';
import { exportExpiresAt } from '#src/domain/erasure.ts';
import { preferencesOf } from '../recipes-preferences.ts';
import { MissingState, type Scene } from '../scene.ts';
import { tokenOf, verifiedAccount } from './account-steps.ts';
import { answerTo, dataIn, differenceOf, firstError, type OracleCase, refusalError } from './case.ts';
import { allOf, factsNow, holdAt } from './facts.ts';
import { notificationsOf } from './news.ts';
import { payFor } from './bought.ts';
import { orderOfTwo } from './payments.ts';

const minuteMs = 60_000;

/** The parent's consents, which have to be the newest first. */
export async function consentsOf(scene: Scene): Promise<ConsentDto[]> {
  const ready = { path: { id: await scene.userId() } };
  return (await scene.asParent('listConsents', ready))['consents'] as ConsentDto[];
}

/** A new account has accepted the terms; each saved student adds a consent, which ends with the student. */
async function consentsError(scene: Scene): Promise<string | null> {
  const { now } = await factsNow(scene);
  await holdAt(scene, now);
  const { terms_version, conditions_version } = await scene.settings();
  const { input, user } = await verifiedAccount(scene);
  const token = await tokenOf(scene, input.mobile_number, input.password);
  const read = async () =>
    (await scene.call('listConsents', { path: { id: user.id }, token }))['consents'] as ConsentDto[];
  const timeAfter = (steps: number) => new Date(now.getTime() + steps * minuteMs).toISOString();
  const terms = { type: 'terms', accepted_version: terms_version, applicant_id: null, accepted_at: timeAfter(0) };
  const first = differenceOf(await read(), [{ ...terms, withdrawn_at: null }], 'the consents of a new account');
  if (first !== null) return first;
  const body = await scene.studentInput();
  await holdAt(scene, new Date(timeAfter(1)));
  const { applicant } = await scene.call('createApplicant', { token, body });
  const { id, version } = applicant as ApplicantDto;
  await scene.call('createApplicant', { token, body });
  await holdAt(scene, new Date(timeAfter(2)));
  await scene.call('updateApplicant', { token, path: { id }, body: { ...body, version } });
  await holdAt(scene, new Date(timeAfter(3)));
  await scene.call('deleteApplicant', { token, path: { id } });
  const found = await read();
  const other = found.find(({ applicant_id }) => applicant_id !== null && applicant_id !== id)?.applicant_id;
  const disclaimer = (applicant_id: number | null | undefined, step: number, withdrawn_at: string | null) => ({
    type: 'conditions',
    accepted_version: conditions_version,
    applicant_id,
    accepted_at: timeAfter(step),
    withdrawn_at,
  });
  const expected = [
    disclaimer(id, 2, timeAfter(3)),
    disclaimer(other, 1, null),
    disclaimer(id, 1, timeAfter(3)),
    { ...terms, withdrawn_at: null },
  ];
  const difference = differenceOf(found, expected, 'the consents after a removed student');
  // A second removal does not move the end of consents.
  await holdAt(scene, new Date(timeAfter(4)));
  await answerTo(scene, 'deleteApplicant', { token, path: { id: other ?? 0 } });
  const ends = (await read()).map(({ withdrawn_at }) => withdrawn_at);
  return difference ?? differenceOf(ends, [timeAfter(3), timeAfter(4), timeAfter(3), null], 'the ends of the consents');
}

const byId = <T extends { id: number }>(items: readonly T[]) => items.toSorted((a, b) => a.id - b.id);

/** Everything that the operations of the API answer to the parent. */
async function expectedFile(scene: Scene): Promise<Partial<PersonalDataDto>> {
  const path = { id: await scene.userId() };
  const { orders, now, students } = await factsNow(scene);
  const paid = orders.filter(({ order_date }) => order_date !== null);
  const invoices = [];
  for (const { id } of byId(paid)) {
    invoices.push(((await scene.asParent('getOrderReport', { path: { id } }))['report'] as OrderReportDto).invoice);
  }
  const events: OrderEventDto[] = [];
  for (const { id } of orders) {
    events.push(...((await scene.asParent('listOrderEvents', { path: { id } }))['order_events'] as OrderEventDto[]));
  }
  const ratings = [];
  for (const { id } of paid.flatMap(({ sub_orders }) => sub_orders)) {
    const { deliveries } = await scene.asParent('listDeliveries', { path: { id } });
    ratings.push(...(deliveries as DeliveryDto[]).flatMap(({ lunch_rating }) => lunch_rating ?? []));
  }
  return {
    exported_at: now.toISOString(),
    user: (await scene.asParent('getUser', { path }))['user'],
    applicants: [...students.values()],
    orders: byId(orders),
    order_events: byId(events),
    lunch_ratings: ratings.toSorted((a, b) => a.created_at.localeCompare(b.created_at)),
    invoices,
    payment_orders: await allOf<PaymentOrderDto>(scene, 'listPaymentOrders', 'payment_orders'),
    payment_infos: (await scene.asParent('listPaymentInfos'))['payment_infos'],
    notifications: (await notificationsOf(scene)).all,
    notification_preferences: await preferencesOf(scene),
    consents: await consentsOf(scene),
    guardian_invitations: (await scene.asParent('listGuardianInvitations'))['guardian_invitations'],
    erasures: (await scene.asParent('listErasures', { path }))['erasures'],
    calendar_feeds: (await scene.asParent('listCalendarFeeds'))['calendar_feeds'],
  } as Partial<PersonalDataDto>;
}

const byInvoice = ({ invoices }: PersonalDataDto) =>
  invoices.toSorted((a, b) => a.invoice_number.localeCompare(b.invoice_number));

/** A copy of the data: everything that the API shows, for its parent alone, until its time is over. */
async function exportError(scene: Scene): Promise<string | null> {
  await payFor(scene, await orderOfTwo(scene));
  await scene.draft();
  const removed = await scene.student();
  await scene.asParent('deleteApplicant', { path: { id: removed.id } });
  const { now } = await factsNow(scene);
  await holdAt(scene, now);
  const id = await scene.userId();
  const { password } = scene.parent();
  await scene.asParent('createErasure', { path: { id }, body: { scope: 'account', password } });
  const answer = await answerTo(scene, 'createDataExport', { path: { id }, body: { password } });
  const made = dataIn(answer)['export'] as DataExportDto;
  if (made.ready_at === null) throw new MissingState('an export is needed that is ready at once');
  const expiresAt = exportExpiresAt(new Date(made.ready_at));
  const path = { id, export_id: made.id };
  const file = async () => answerTo(scene, 'getDataExportFile', { path });
  const state = async () => dataIn(await answerTo(scene, 'getDataExport', { path }))['export'];
  const newest = async () => {
    const { exports } = await scene.asParent('listDataExports', { path: { id } });
    return (exports as DataExportDto[])[0];
  };
  const expected = { status: 'ready', requested_at: now.toISOString(), expires_at: expiresAt.toISOString() };
  const other = await scene.otherToken();
  const otherPath = { ...path, id: (await scene.signIn(scene.world.other ?? undefined)).userId };
  const data = dataIn(await file())['personal_data'] as PersonalDataDto;
  const wanted = await expectedFile(scene);
  const sorted = {
    ...data,
    orders: byId(data.orders),
    order_events: byId(data.order_events),
    applicants: byId(data.applicants),
    invoices: byInvoice(data),
  };
  const error =
    differenceOf(made, expected, 'the export') ??
    differenceOf(await state(), made, 'the export, read again,') ??
    differenceOf(await newest(), made, 'the newest export in the list') ??
    differenceOf(sorted, { ...wanted, invoices: byInvoice(wanted as PersonalDataDto) }, 'the file') ??
    (await firstError(
      ['getDataExport', 'getDataExportFile'].flatMap((operation) =>
        [path, otherPath].map((each) => async () => {
          const foreign = await answerTo(scene, operation, { path: each, token: other });
          return refusalError(foreign, { status: 404 }, `${operation} by another parent, at user ${each.id}`);
        }),
      ),
    ));
  if (error !== null) return error;
  const times = data.order_events.map(({ occurred_at }) => Date.parse(occurred_at));
  if (times.some((at, index) => at < (times[index - 1] ?? at))) return 'the events in the file are not in order';
  return firstError(
    ([-1_000, 0] as const).map((milliseconds) => async () => {
      await holdAt(scene, new Date(expiresAt.getTime() + milliseconds));
      const isOver = milliseconds === 0;
      return (
        differenceOf(await state(), { ...made, status: isOver ? 'expired' : 'ready' }, 'the export at its end') ??
        differenceOf((await newest())?.status, isOver ? 'expired' : 'ready', 'the state in the list at its end') ??
        differenceOf(
          (await file()).status,
          isOver ? 404 : 200,
          `the status of the file ${milliseconds} ms after its end`,
        )
      );
    }),
  );
}

/** Consents, and copies of the data. */
export const privacyCases: readonly OracleCase[] = [
  {
    name: 'consents have their versions and times, and end with the student',
    operation: 'listConsents',
    errorOf: consentsError,
  },
  {
    name: 'a copy has all that the API shows, and is readable until its end',
    operation: 'getDataExportFile',
    errorOf: exportError,
  },
];
