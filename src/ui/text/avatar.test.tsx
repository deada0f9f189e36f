import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

test.each([
  ['مُنى', 'مُ'],
  [' sara', 'S'],
])('%s is shown by %s, with the marks of the letter', (name, initial) => {
  const { container } = render(<Avatar name={name} id="11" />);
  expect(container.textContent).toBe(initial);
});
