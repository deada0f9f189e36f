import type { AddressMatchDto, HomeAddressDto, HomeAddressInputDto } from '#src/api/generated/client.schemas.ts';
import { toLatinDigits } from '#src/domain/digits.ts';
import { localPhoneNumber, normalisePhoneNumber } from '#src/domain/phone-number.ts';

/** The home address in the student form. */
export type HomeValues = {
  regionId: string | null;
  neighbourhoodId: string | null;
  street: string;
  /** The building's number. */
  building: string;
  buildingName: string;
  shortAddress: string;
  zip: string;
  /** The number at this address, in whatever form it was typed. */
  addressPhone: string;
  landmark: string;
  /** Parts without a field: they come with a place that was searched for, or with the saved student. */
  addressRest: Pick<HomeAddressInputDto, 'latitude' | 'longitude' | 'city' | 'country' | 'state' | 'label'>;
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

/** The fields of the address that a parent fills. */
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

/** A text as it is sent: without blanks around it, null where it is empty. */
export const textOrNull = (text: string): string | null => text.trim() || null;

/** A short National Address as it is sent: Latin digits, upper case, no blanks. */
export function cleanShortAddress(typed: string): string {
  return toLatinDigits(typed).replace(/[\s-]/g, '').toUpperCase();
}

/** A postcode as it is sent: Latin digits, no blanks. */
export function cleanZip(typed: string): string {
  return toLatinDigits(typed).replace(/\s/g, '');
}

/** Whether any field of the address is filled. */
export function hasHomeValues(values: HomeValues): boolean {
  return homeFields.some((field) => (values[field] ?? '').trim() !== '');
}

/** The address as the contract takes it; null where no field is filled. */
export function toHomeAddressInput(values: HomeValues): HomeAddressInputDto | null {
  if (!hasHomeValues(values)) return null;
  const { regionId, neighbourhoodId } = values;
  const phone = normalisePhoneNumber(values.addressPhone);
  return {
    ...values.addressRest,
    region_id: regionId === null ? null : Number(regionId),
    neighbourhood_id: neighbourhoodId === null ? null : Number(neighbourhoodId),
    street_name: textOrNull(values.street),
    building_number: textOrNull(toLatinDigits(values.building)),
    building_name: textOrNull(values.buildingName),
    landmark: textOrNull(values.landmark),
    short_address: textOrNull(cleanShortAddress(values.shortAddress)),
    zip: textOrNull(cleanZip(values.zip)),
    phone: 'phoneNumber' in phone ? phone.phoneNumber : null,
  };
}

/** A saved address as the form shows it; empty fields where there is none. */
export function homeValuesOf(home: HomeAddressDto | null): HomeValues {
  if (home === null) return noHomeValues;
  const { latitude, longitude, city, country, state, label } = home;
  return {
    regionId: home.region_id === null ? null : String(home.region_id),
    neighbourhoodId: home.neighbourhood_id === null ? null : String(home.neighbourhood_id),
    street: home.street_name ?? '',
    building: home.building_number ?? '',
    buildingName: home.building_name ?? '',
    shortAddress: home.short_address ?? '',
    zip: home.zip ?? '',
    addressPhone: home.phone === null ? '' : localPhoneNumber(home.phone),
    landmark: home.landmark ?? '',
    addressRest: { latitude, longitude, city, country, state, label },
  };
}

/** What a place that was searched for fills in; fields that it lacks are emptied, so that no two places mix. */
export function valuesOfPlace(place: AddressMatchDto): Omit<HomeValues, 'addressPhone' | 'landmark'> {
  return {
    regionId: String(place.region_id),
    neighbourhoodId: place.neighbourhood_id === null ? null : String(place.neighbourhood_id),
    street: place.street_name ?? '',
    building: place.building_number ?? '',
    buildingName: '',
    shortAddress: place.short_address ?? '',
    zip: place.zip ?? '',
    addressRest: {
      latitude: place.latitude,
      longitude: place.longitude,
      city: place.city,
      country: place.country,
    },
  };
}
