import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoundAddress } from '#src/domain/home-address.ts';
import {
  cleanShortAddress,
  cleanZip,
  hasHomeValues,
  homeFields,
  homeValuesOf,
  noHomeValues,
  toHomeAddressInput,
  valuesOfPlace,
} from './home-values.ts';
import { sampleHome } from '#src/features/students/form/student-samples.ts';

describe('toHomeAddressInput', () => {
  it('S02 sends digits in Latin, the short address in capitals and the phone in the form of the contract', () => {
    const values = {
      ...noHomeValues,
      building: ' ٧٤٢١ ',
      shortAddress: 'rnja ٧٤٢١',
      zip: '١٣٣٢٧',
      addressPhone: '٠٥٥٣٠١٨٢٦٤',
    };
    expect(toHomeAddressInput(values)).toEqual({
      regionId: null,
      neighbourhoodId: null,
      street: null,
      buildingNumber: '7421',
      buildingName: null,
      landmark: null,
      shortAddress: 'RNJA7421',
      zip: '13327',
      phoneNumber: '+966553018264',
      details: {},
    });
  });

  it('S02 sends nothing where nothing is filled', () => {
    expect(toHomeAddressInput(noHomeValues)).toBeNull();
    expect(toHomeAddressInput({ ...noHomeValues, street: '  ' })).toBeNull();
    for (const field of homeFields) expect(hasHomeValues({ ...noHomeValues, [field]: '1' })).toBe(true);
  });

  it('S02 brings a saved address back as it was, whatever it holds', () => {
    const { region: _region, neighbourhood: _neighbourhood, ...saved } = sampleHome;
    const text = fc.constantFrom(null, 'Olaya', 'طريق العليا');
    const address = fc.record({
      ...Object.fromEntries(
        Object.entries(saved).map(([key, value]) => [
          key,
          key === 'details' ? fc.constant(value) : fc.constantFrom(null, value),
        ]),
      ),
      street: text,
      buildingName: text,
      landmark: text,
      phoneNumber: fc.constantFrom(null, '+966553018264'),
      // At least one form field has a value; an address without any counts as no address.
      shortAddress: fc.constant('RNJA4527'),
    });
    fc.assert(
      fc.property(address, (home) => {
        const values = homeValuesOf({ ...sampleHome, ...home });
        expect(toHomeAddressInput(values)).toEqual({ ...saved, ...home });
      }),
    );
    expect(homeValuesOf(null)).toEqual(noHomeValues);
  });
});

describe('valuesOfPlace', () => {
  it('empties the fields that the place lacks', () => {
    const place: FoundAddress = {
      label: 'Jeddah',
      arabicLabel: 'جدة',
      regionId: 2,
      neighbourhoodId: null,
      street: null,
      buildingNumber: null,
      shortAddress: null,
      zip: null,
      details: { city: 'Jeddah', country: 'Saudi Arabia', latitude: null, longitude: null },
    };
    expect(valuesOfPlace(place)).toMatchObject({
      regionId: '2',
      neighbourhoodId: null,
      street: '',
      building: '',
      buildingName: '',
      shortAddress: '',
      zip: '',
    });
    expect(valuesOfPlace({ ...place, zip: '23437' }).zip).toBe('23437');
  });
});

describe('cleanShortAddress', () => {
  it.each([
    ['rnja 7421', 'RNJA7421'],
    ['RNJA-٧٤٢١', 'RNJA7421'],
    [' ', ''],
  ])('brings "%s" into the form it is sent in', (typed, sent) => {
    expect(cleanShortAddress(typed)).toBe(sent);
  });
});

describe('cleanZip', () => {
  it.each([
    ['١٣٣ ٢٧', '13327'],
    ['', ''],
  ])('brings "%s" into the form it is sent in', (typed, sent) => {
    expect(cleanZip(typed)).toBe(sent);
  });
});
