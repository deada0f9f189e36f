/** The parts of a home address that a driver finds it by; blank and null are the same. */
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

/** Whether the text is a short National Address in the form it is sent in: four letters and four digits. */
export function isShortAddress(text: string): boolean {
  return /^[A-Z]{4}\d{4}$/.test(text);
}

/**
 * What a driver still needs to find the home: nothing beside a short National Address, which names one building; otherwise
 * region, neighbourhood, street, and the building's number or name.
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
