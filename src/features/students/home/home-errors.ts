import { type HomeAddressPart, isShortAddress, missingAddressParts } from '#src/domain/home-address.ts';
import { normalisePhoneNumber } from '#src/domain/phone-number.ts';
import { longest } from '#src/features/students/form/field-lengths.ts';
import { cleanShortAddress, cleanZip, hasHomeValues, type HomeValues } from './home-values.ts';

/** Why a field of the address can't be sent. */
export type HomeError =
  | 'regionMissing'
  | 'neighbourhoodMissing'
  | 'streetMissing'
  | 'buildingMissing'
  | 'shortAddress'
  | 'zip'
  | 'addressPhone'
  | 'textLong';

/** A fault, and the most characters where that is what it is about. */
interface FoundHomeError {
  fault: HomeError;
  count?: number;
}

const fieldOfPart: Record<HomeAddressPart, [keyof HomeValues, HomeError]> = {
  region: ['regionId', 'regionMissing'],
  neighbourhood: ['neighbourhoodId', 'neighbourhoodMissing'],
  street: ['street', 'streetMissing'],
  building: ['building', 'buildingMissing'],
};

/** What keeps the address from being sent, by field and in the form's order; empty when nothing does. */
export function homeErrors(values: HomeValues): Partial<Record<keyof HomeValues, FoundHomeError>> {
  const shortAddress = cleanShortAddress(values.shortAddress);
  const zip = cleanZip(values.zip);
  const phone = normalisePhoneNumber(values.addressPhone);
  const missing = missingAddressParts({ ...values, buildingNumber: values.building, shortAddress });
  const faults: Partial<Record<keyof HomeValues, FoundHomeError>> = {};

  if (shortAddress !== '' && !isShortAddress(shortAddress)) faults.shortAddress = { fault: 'shortAddress' };
  for (const part of missing) {
    const [field, fault] = fieldOfPart[part];
    faults[field] = { fault };
  }
  for (const field of ['street', 'building', 'buildingName', 'landmark'] as const) {
    if (values[field].trim().length > longest[field]) faults[field] = { fault: 'textLong', count: longest[field] };
  }
  // The contract takes a street of two letters or more.
  if (values.street.trim().length === 1) faults.street = { fault: 'streetMissing' };
  if (zip !== '' && !/^\d{5}$/.test(zip)) faults.zip = { fault: 'zip' };
  if ('reason' in phone && phone.reason === 'invalid') faults.addressPhone = { fault: 'addressPhone' };
  return faults;
}

/**
 * What becomes of the address when the lunches go to school: it is kept with the student when it is complete, and not saved
 * when it is not.
 */
export function homeAtSchool(values: HomeValues): 'none' | 'kept' | 'incomplete' {
  if (!hasHomeValues(values)) return 'none';
  return Object.keys(homeErrors(values)).length === 0 ? 'kept' : 'incomplete';
}
