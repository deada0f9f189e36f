import { expect, test } from 'vitest';
import { demandedInCI } from './nginx.ts';

test('what CI demands can’t be missing; elsewhere it can', () => {
  expect(() => demandedInCI(null, 'nginx', true)).toThrow('nginx is missing');
  expect(demandedInCI(null, 'nginx', false)).toBeNull();
  expect(demandedInCI('/usr/sbin/nginx', 'nginx', true)).toBe('/usr/sbin/nginx');
});
