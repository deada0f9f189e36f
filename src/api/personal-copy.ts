import { queryOptions } from '@tanstack/react-query';
import { readSession } from '#src/auth/session.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import type { PersonalCopy } from '#src/domain/personal-copy.ts';
import { toCalendarFeed } from './calendar-feeds.ts';
import { toConsent } from './consents.ts';
import { toErasure } from './erasures.ts';
import type { ApiError } from './errors.ts';
import type { PersonalDataDto } from './generated/client.schemas.ts';
import { getDataExportFile, getGetDataExportFileQueryKey } from './generated/privacy/privacy.ts';
import { toGuardian } from './guardians.ts';
import { toNotification } from './notifications.ts';
import { toOrderEvent } from './order-events.ts';
import { toOrder } from './orders.ts';
import { toPastPayment, toSavedCards } from './payments.ts';
import { toUser } from './signed-in-user.ts';
import { toStudent } from './students.ts';

/** Maps the file of an export. */
function toPersonalCopy(data: PersonalDataDto): PersonalCopy {
  return {
    exportedAt: data.exported_at,
    user: toUser(data.user),
    students: data.applicants.map(toStudent),
    orders: data.orders.map(toOrder),
    orderEvents: data.order_events.map((each) => ({ ...toOrderEvent(each), orderId: each.order_id })),
    invoices: data.invoices.map((each) => toListed(each.invoice_number, each)),
    creditNotes: data.credit_notes.map((each) => toListed(each.credit_note_number, each)),
    payments: data.payment_orders.map(toPastPayment),
    cards: toSavedCards(data.payment_infos),
    notifications: data.notifications.map(toNotification),
    consents: data.consents.map(toConsent),
    guardians: data.guardians.map(toGuardian),
    erasures: data.erasures.map(toErasure),
    calendarFeeds: data.calendar_feeds.map(toCalendarFeed),
    json: JSON.stringify(data, null, 2),
  };
}

function toListed(number: string, { issued_at, total }: { issued_at: string; total: string }) {
  return { number, issuedAt: issued_at, totalHalalas: fromWireMoney(total) };
}

/**
 * The query of an export's file (operation `getDataExportFile`). It has the health and addresses of children: the page that
 * shows it removes it from the cache when it is left.
 */
export function personalCopyQuery(exportId: number) {
  const userId = Number(readSession().userId);
  return queryOptions<PersonalCopy, ApiError>({
    queryKey: getGetDataExportFileQueryKey(userId, exportId),
    meta: { onlyOn: 'copy' },
    queryFn: async ({ signal }) =>
      toPersonalCopy((await getDataExportFile(userId, exportId, { signal })).data.personal_data),
  });
}
