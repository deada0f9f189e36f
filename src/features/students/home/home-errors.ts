import { type HomeAddressPart, isShortAddress, missingAddressParts } from '#src/domain/home-address.ts';
import { normalisePhoneNumber } from '#src/domain/phone-number.ts';
import { createApplicantLimits } from '#src/api/generated/limits.ts';
import { maxLengths } from '#src/features/students/form/field-lengths.ts';
import { cleanShortAddress, cleanZip, hasHomeValues, type HomeValues } from './home-values.ts';

/** The reason why a field of the address can't be sent. */
export type HomeError =
  | 'regionMissing'
  | 'neighbourhoodMissing'
  | 'streetMissing'
  | 'buildingMissing'
  | 'shortAddress'
  | 'zip'
  | 'addressPhone'
  | 'textLong';

/** An error, with the maximum length if the text is too long. */
interface FoundHomeError {
  reason: HomeError;
  count?: number;
}

const street = createApplicantLimits['home_address.street_name'];
const zipPattern = createApplicantLimits['home_address.zip'].pattern;

const fieldOfPart: Record<HomeAddressPart, [keyof HomeValues, HomeError]> = {
  region: ['regionId', 'regionMissing'],
  neighbourhood: ['neighbourhoodId', 'neighbourhoodMissing'],
  street: ['street', 'streetMissing'],
  building: ['building', 'buildingMissing'],
};

/** The errors of the address, by field and in the form's order; empty for a valid address. */
export function homeErrors(values: HomeValues): Partial<Record<keyof HomeValues, FoundHomeError>> {
  const shortAddress = cleanShortAddress(values.shortAddress);
  const zip = cleanZip(values.zip);
  const phone = normalisePhoneNumber(values.addressPhone);
  const missing = missingAddressParts({ ...values, buildingNumber: values.building, shortAddress });
  const errors: Partial<Record<keyof HomeValues, FoundHomeError>> = {};

  if (shortAddress !== '' && !isShortAddress(shortAddress)) errors.shortAddress = { reason: 'shortAddress' };
  for (const part of missing) {
    const [field, reason] = fieldOfPart[part];
    errors[field] = { reason };
  }
  for (const field of ['street', 'building', 'buildingName', 'landmark'] as const) {
    if (values[field].trim().length > maxLengths[field])
      errors[field] = { reason: 'textLong', count: maxLengths[field] };
  }
  const { length } = values.street.trim();
  if (length > 0 && length < street.minLength) errors.street = { reason: 'streetMissing' };
  if (zip !== '' && !zipPattern.test(zip)) errors.zip = { reason: 'zip' };
  if ('reason' in phone && phone.reason === 'invalid') errors.addressPhone = { reason: 'addressPhone' };
  return errors;
}

/**
 * What happens to the address if the lunches go to school: a complete address is saved with the student, an incomplete
 * one is not.
 */
export function homeAtSchool(values: HomeValues): 'none' | 'kept' | 'incomplete' {
  if (!hasHomeValues(values)) return 'none';
  return Object.keys(homeErrors(values)).length === 0 ? 'kept' : 'incomplete';
}
