import { toLatinDigits } from '#src/domain/digits.ts';
import type { FoundAddress, HomeAddress, HomeAddressInput, PlaceDetails } from '#src/domain/home-address.ts';
import { localPhoneNumber, normalisePhoneNumber } from '#src/domain/phone-number.ts';

/** The values of the home address in the student form. */
export type HomeValues = {
  regionId: string | null;
  neighbourhoodId: string | null;
  street: string;
  /** The building number. */
  building: string;
  buildingName: string;
  shortAddress: string;
  zip: string;
  /** The phone number at this address, as typed. */
  addressPhone: string;
  landmark: string;
  /** Parts without a form field, from the address search or from the saved student. */
  addressRest: PlaceDetails;
};

export const noHomeValues: HomeValues = {
  regionId: null,
  neighbourhoodId: null,
  street: '',
  building: '',
  buildingName: '',
  shortAddress: '',
  zip: '',
  addressPhone: '',
  landmark: '',
  addressRest: {},
};

/** The address fields that a parent fills in. */
export const homeFields = [
  'regionId',
  'neighbourhoodId',
  'street',
  'building',
  'buildingName',
  'shortAddress',
  'zip',
  'addressPhone',
  'landmark',
] as const satisfies readonly (keyof HomeValues)[];

/** A text as it is sent: trimmed, or null if it is empty. */
export const textOrNull = (text: string): string | null => text.trim() || null;

/** A short National Address as it is sent: Latin digits, upper case, no spaces. */
export function cleanShortAddress(typed: string): string {
  return toLatinDigits(typed).replace(/[\s-]/g, '').toUpperCase();
}

/** A postcode as it is sent: Latin digits, no spaces. */
export function cleanZip(typed: string): string {
  return toLatinDigits(typed).replace(/\s/g, '');
}

/** Whether any field of the address has a value. */
export function hasHomeValues(values: HomeValues): boolean {
  return homeFields.some((field) => (values[field] ?? '').trim() !== '');
}

/** The address as it is saved; null if no field has a value. */
export function toHomeAddressInput(values: HomeValues): HomeAddressInput | null {
  if (!hasHomeValues(values)) return null;
  const { regionId, neighbourhoodId } = values;
  const phone = normalisePhoneNumber(values.addressPhone);
  return {
    regionId: regionId === null ? null : Number(regionId),
    neighbourhoodId: neighbourhoodId === null ? null : Number(neighbourhoodId),
    street: textOrNull(values.street),
    buildingNumber: textOrNull(toLatinDigits(values.building)),
    buildingName: textOrNull(values.buildingName),
    landmark: textOrNull(values.landmark),
    shortAddress: textOrNull(cleanShortAddress(values.shortAddress)),
    zip: textOrNull(cleanZip(values.zip)),
    phoneNumber: 'phoneNumber' in phone ? phone.phoneNumber : null,
    details: values.addressRest,
  };
}

/** Converts a saved address to the form's values; without an address, all fields are empty. */
export function homeValuesOf(home: HomeAddress | null): HomeValues {
  if (home === null) return noHomeValues;
  return {
    regionId: home.regionId === null ? null : String(home.regionId),
    neighbourhoodId: home.neighbourhoodId === null ? null : String(home.neighbourhoodId),
    street: home.street ?? '',
    building: home.buildingNumber ?? '',
    buildingName: home.buildingName ?? '',
    shortAddress: home.shortAddress ?? '',
    zip: home.zip ?? '',
    addressPhone: home.phoneNumber === null ? '' : localPhoneNumber(home.phoneNumber),
    landmark: home.landmark ?? '',
    addressRest: home.details,
  };
}

/**
 * The values that a place from the address search fills in. Missing parts are emptied, so that two places are never
 * mixed.
 */
export function valuesOfPlace(place: FoundAddress): Omit<HomeValues, 'addressPhone' | 'landmark'> {
  return {
    regionId: String(place.regionId),
    neighbourhoodId: place.neighbourhoodId === null ? null : String(place.neighbourhoodId),
    street: place.street ?? '',
    building: place.buildingNumber ?? '',
    buildingName: '',
    shortAddress: place.shortAddress ?? '',
    zip: place.zip ?? '',
    addressRest: place.details,
  };
}
