import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

// The test setup fails on React's warning about duplicate keys.
test('E02 an error summary shows equal messages of the server, beside fields and of no field, each in its place', () => {
  const errors = [
    { fieldId: 'name', text: 'is missing' },
    { fieldId: 'email', text: 'is missing' },
    { fieldId: 'email', text: 'is too long' },
    { text: 'is missing' },
    { text: 'is missing' },
    { text: 'email' },
  ];
  render(<ErrorSummary title="Please check" errors={errors} attempt={1} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(errors.map(({ text }) => text));
});
