import type { PaymentMethod, PaymentMethodChoice } from '#src/api/generated/zod/schemas.ts';
import type { Named } from '#mocks/replies/localized-text.ts';
import { texts } from '#mocks/replies/texts.ts';
import { activeScenario } from '#mocks/store/state.ts';

const methods: readonly (Named & { code: PaymentMethodChoice; arabic_name: string })[] = [
  { code: 'mada', name: 'mada', arabic_name: 'مدى' },
  { code: 'card', name: 'Visa or Mastercard', arabic_name: 'فيزا أو ماستركارد' },
  { code: 'apple_pay', name: 'Apple Pay', arabic_name: 'Apple Pay' },
  { code: 'stc_pay', name: 'STC Pay', arabic_name: 'STC Pay' },
];

const maintenance = { name: texts.methodInMaintenance.en, arabic_name: texts.methodInMaintenance.ar };

/** All payment methods. A method that the scenario makes unavailable has a reason. */
export function paymentMethods(): PaymentMethod[] {
  const missing = activeScenario().methodInMaintenance;
  return methods.map(({ code, name, arabic_name }) => ({
    code,
    name,
    arabic_name,
    is_available: code !== missing,
    reason_code: code === missing ? 'maintenance' : null,
    reason: code === missing ? maintenance : null,
  }));
}

/** The method if it is unavailable now, otherwise null. */
export function missingMethod(code: PaymentMethodChoice): Named | null {
  if (code !== activeScenario().methodInMaintenance) return null;
  return methods.find((method) => method.code === code) ?? null;
}
