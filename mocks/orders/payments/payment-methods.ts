import type { PaymentMethod, PaymentMethodChoice } from '#src/api/generated/zod/schemas.ts';
import type { Named } from '#mocks/replies/localized-text.ts';
import { texts } from '#mocks/replies/texts.ts';
import { db } from '#mocks/store/db.ts';
import type { PaymentRecord } from '#mocks/store/order-records.ts';
import { activeScenario } from '#mocks/store/state.ts';
import { canKeepCard } from './paying.ts';
import { cardsOf } from './saved-cards.ts';

const methods: readonly (Named & { code: PaymentMethodChoice; arabic_name: string })[] = [
  { code: 'mada', name: 'mada', arabic_name: 'مدى' },
  { code: 'card', name: 'Visa or Mastercard', arabic_name: 'فيزا أو ماستركارد' },
  { code: 'apple_pay', name: 'Apple Pay', arabic_name: 'Apple Pay' },
  { code: 'stc_pay', name: 'STC Pay', arabic_name: 'STC Pay' },
];

const maintenance = { name: texts.methodInMaintenance.en, arabic_name: texts.methodInMaintenance.ar };

/** The parent's last successful payment. One for which nothing was sold is refunded as a whole, and does not count. */
function lastPaid(userId: number): PaymentRecord | undefined {
  return db.payments
    .findMany((query) => query.where({ user_id: userId, status: 'paid' }))
    .toSorted((a, b) => (b.paid_at ?? '').localeCompare(a.paid_at ?? '') || b.id - a.id)[0];
}

/** The saved card of a payment. A wallet keeps its cards itself. */
function savedCardOf({ user_id, method, card_brand, card_last4 }: PaymentRecord) {
  if (!canKeepCard(method)) return null;
  return cardsOf(user_id).find((card) => card.card_brand === card_brand && card.card_last4 === card_last4) ?? null;
}

/** All payment methods, with the one of the last payment. A method that the scenario makes unavailable has a reason. */
export function paymentMethods(userId: number): PaymentMethod[] {
  const missing = activeScenario().methodInMaintenance;
  const last = lastPaid(userId);
  return methods.map(({ code, name, arabic_name }) => ({
    code,
    name,
    arabic_name,
    is_available: code !== missing,
    reason_code: code === missing ? 'maintenance' : null,
    reason: code === missing ? maintenance : null,
    is_last_used: code === last?.method,
    saved_card: last?.method === code ? savedCardOf(last) : null,
  }));
}

/** The method if it is unavailable now, otherwise null. */
export function missingMethod(code: PaymentMethodChoice): Named | null {
  if (code !== activeScenario().methodInMaintenance) return null;
  return methods.find((method) => method.code === code) ?? null;
}
