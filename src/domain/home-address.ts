import type { LocalizedName } from './localized-name.ts';

/** The parts of an address without a form field: they come from a search result or a saved address. */
export interface PlaceDetails {
  latitude?: number | null;
  longitude?: number | null;
  label?: string | null;
  country?: string | null;
  city?: string | null;
  state?: string | null;
}

/** The saved fields of a home address. */
export interface HomeAddressInput {
  regionId: number | null;
  neighbourhoodId: number | null;
  street: string | null;
  buildingNumber: string | null;
  buildingName: string | null;
  landmark: string | null;
  shortAddress: string | null;
  zip: string | null;
  /** `+9665XXXXXXXX`. */
  phoneNumber: string | null;
  details: PlaceDetails;
}

/** A student's home address. */
export interface HomeAddress extends HomeAddressInput {
  region: LocalizedName;
  neighbourhood: LocalizedName;
}

/** An address from a search result. */
export interface FoundAddress {
  label: string;
  arabicLabel: string;
  regionId: number;
  neighbourhoodId: number | null;
  street: string | null;
  buildingNumber: string | null;
  shortAddress: string | null;
  zip: string | null;
  details: PlaceDetails;
}

/** A region of the country, or a neighbourhood of a region. */
export interface NamedPlace {
  id: number;
  name: string;
  arabicName: string;
}

/** The parts of a home address that a driver needs; blank and null are equivalent. */
export interface HomeAddressParts {
  regionId: number | string | null;
  neighbourhoodId: number | string | null;
  street: string | null;
  buildingNumber: string | null;
  buildingName: string | null;
  shortAddress: string | null;
}

/** A required part. */
export type HomeAddressPart = 'region' | 'neighbourhood' | 'street' | 'building';

/** Whether the text is a short National Address in the form of the request: four letters and four digits. */
export function isShortAddress(text: string): boolean {
  return /^[A-Z]{4}\d{4}$/.test(text);
}

/**
 * The parts that a driver still needs to find the home. None if there is a short National Address, which identifies one
 * building; otherwise region, neighbourhood, street, and the building's number or name.
 */
export function missingAddressParts(address: HomeAddressParts): HomeAddressPart[] {
  const has = (text: string | null) => text !== null && text.trim() !== '';
  if (has(address.shortAddress)) return [];
  const missing: HomeAddressPart[] = [];
  if (address.regionId === null) missing.push('region');
  if (address.neighbourhoodId === null) missing.push('neighbourhood');
  if (!has(address.street)) missing.push('street');
  if (!has(address.buildingNumber) && !has(address.buildingName)) missing.push('building');
  return missing;
}
