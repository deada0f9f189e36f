import { describe, expect, it } from 'vitest';
import { homeAtSchool, homeErrors } from './home-errors.ts';
import { type HomeValues, noHomeValues } from './home-values.ts';
import { sampleValues } from '#src/features/students/form/student-samples.ts';

const complete: HomeValues = { ...sampleValues, shortAddress: '' };

const errorsOf = (values: HomeValues) =>
  Object.fromEntries(Object.entries(homeErrors(values)).map(([field, { reason }]) => [field, reason]));

describe('homeErrors', () => {
  it.each<[string, HomeValues, Record<string, string>]>([
    ['a complete address', complete, {}],
    ['a short National Address alone', { ...noHomeValues, shortAddress: 'rnja٧٤٢١' }, {}],
    ['a building name without a number', { ...complete, building: '', buildingName: 'Burj' }, {}],
    ['a building number without a name', { ...complete, buildingName: '' }, {}],
    ['neither', { ...complete, building: ' ', buildingName: '' }, { building: 'buildingMissing' }],
    [
      'nothing',
      noHomeValues,
      {
        regionId: 'regionMissing',
        neighbourhoodId: 'neighbourhoodMissing',
        street: 'streetMissing',
        building: 'buildingMissing',
      },
    ],
    ['half a short address', { ...complete, shortAddress: 'RNJA742' }, { shortAddress: 'shortAddress' }],
    [
      'half a short address and nothing else',
      { ...noHomeValues, shortAddress: 'RNJ' },
      { shortAddress: 'shortAddress' },
    ],
    ['a short address in Arabic letters', { ...complete, shortAddress: 'رنجا7421' }, { shortAddress: 'shortAddress' }],
    ['a street of one letter', { ...complete, street: 'x' }, { street: 'streetMissing' }],
    ['a street that is too long', { ...complete, street: 'x'.repeat(121) }, { street: 'textLong' }],
    ['a landmark that is too long', { ...complete, landmark: 'x'.repeat(251) }, { landmark: 'textLong' }],
    ['a postcode of four digits', { ...complete, zip: '1332' }, { zip: 'zip' }],
    ['a postcode in Arabic digits', { ...complete, zip: '١٣٣٢٧' }, {}],
    ['a phone that is none', { ...complete, addressPhone: '12345' }, { addressPhone: 'addressPhone' }],
    ['no phone', { ...complete, addressPhone: '' }, {}],
  ])('S02 %s', (_name, values, errors) => {
    expect(errorsOf(values)).toEqual(errors);
  });
});

describe('homeAtSchool', () => {
  it.each([
    ['none', noHomeValues],
    ['kept', complete],
    ['kept', { ...noHomeValues, shortAddress: 'RNJA7421' }],
    ['incomplete', { ...noHomeValues, street: 'Olaya' }],
    ['incomplete', { ...complete, zip: '1' }],
  ] as const)('S02 %s', (result, values) => {
    expect(homeAtSchool(values)).toBe(result);
  });
});
