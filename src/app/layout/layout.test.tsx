import { expect, test } from 'vitest';
import { isFramed } from './layout.tsx';

test.each(['/verify', '/verify/', '/anything/verify', '/signin', '/forgetPassword'])(
  'L03 %s shows its page without top bar and footer',
  (path) => {
    expect(isFramed(path)).toBe(true);
  },
);

test.each(['/', '/packages', '/verification', '/verify/help', '/profile/signin'])(
  '%s keeps top bar and footer',
  (path) => {
    expect(isFramed(path)).toBe(false);
  },
);
