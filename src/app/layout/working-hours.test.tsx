import { expect, test } from 'vitest';
import { defaultBusinessSettings } from '#src/domain/business-settings.ts';
import { stretchesOf } from '#src/domain/working-hours.ts';

test('neighbouring days with equal hours become one stretch, closed days one without hours', () => {
  expect(stretchesOf(defaultBusinessSettings.workingHours)).toEqual([
    { from: 0, to: 4, hours: expect.objectContaining({ opensAt: '09:00', closesAt: '22:00' }) as unknown },
    { from: 5, to: 5, hours: null },
    { from: 6, to: 6, hours: expect.objectContaining({ opensAt: '13:00', closesAt: '17:00' }) as unknown },
  ]);
});

test('an office that never opens is one closed week', () => {
  expect(stretchesOf([])).toEqual([{ from: 0, to: 6, hours: null }]);
});
