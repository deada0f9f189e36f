import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Countdown } from './countdown.tsx';

test.each([
  [120, '2:00'],
  [119, '1:59'],
  [102, '1:42'],
  [60, '1:00'],
  [59, '0:59'],
  [5, '0:05'],
  [0, '0:00'],
  [600, '10:00'],
  // A fraction of a second is left, so the countdown has not ended.
  [0.2, '0:01'],
  [-3, '0:00'],
])('%d seconds read %s', (seconds, text) => {
  const { container } = render(<Countdown seconds={seconds} />);
  expect(container.textContent).toBe(text);
});
