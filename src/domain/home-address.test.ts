import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HomeAddressParts, isShortAddress, missingAddressParts } from './home-address.ts';

const nothing: HomeAddressParts = {
  regionId: null,
  neighbourhoodId: null,
  street: null,
  buildingNumber: null,
  buildingName: null,
  shortAddress: null,
};
const full: HomeAddressParts = {
  regionId: 1,
  neighbourhoodId: 14,
  street: 'Anas Ibn Malik Rd',
  buildingNumber: '7421',
  buildingName: 'Burj An Narjis',
  shortAddress: 'RNJA7421',
};

describe('missingAddressParts', () => {
  it.each([
    ['nothing', nothing, ['region', 'neighbourhood', 'street', 'building']],
    ['a short National Address alone', { ...nothing, shortAddress: 'RNJA7421' }, []],
    ['a blank short address', { ...nothing, shortAddress: ' ' }, ['region', 'neighbourhood', 'street', 'building']],
    ['all but a short address', { ...full, shortAddress: null }, []],
    ['a building number without a name', { ...full, shortAddress: '', buildingName: '' }, []],
    ['a building name without a number', { ...full, shortAddress: '', buildingNumber: '' }, []],
    ['neither name nor number', { ...full, shortAddress: '', buildingNumber: ' ', buildingName: null }, ['building']],
    ['no street', { ...full, shortAddress: '', street: ' ' }, ['street']],
    ['no neighbourhood', { ...full, shortAddress: '', neighbourhoodId: null }, ['neighbourhood']],
  ])('S02 %s', (_name, address, missing) => {
    expect(missingAddressParts(address)).toEqual(missing);
  });

  it('S02 misses nothing that is added, and never a part that is there', () => {
    const text = fc.constantFrom(null, '', ' ', 'x');
    const id = fc.constantFrom(null, 1, '14');
    const address = fc.record({
      regionId: id,
      neighbourhoodId: id,
      street: text,
      buildingNumber: text,
      buildingName: text,
      shortAddress: text,
    });
    fc.assert(
      fc.property(address, (before) => {
        const missing = missingAddressParts(before);
        expect(missingAddressParts({ ...before, shortAddress: 'RNJA7421' })).toEqual([]);
        expect(missingAddressParts({ ...before, buildingName: 'Burj' })).toEqual(
          missing.filter((part) => part !== 'building'),
        );
        expect(missingAddressParts({ ...before, regionId: 1 })).toEqual(missing.filter((part) => part !== 'region'));
      }),
    );
  });
});

describe('isShortAddress', () => {
  it.each([
    ['RNJA7421', true],
    ['rnja7421', false],
    ['RNJ7421', false],
    ['RNJA742', false],
    ['RNJA74210', false],
    ['', false],
  ])('"%s": %s', (text, is) => {
    expect(isShortAddress(text)).toBe(is);
  });
});
