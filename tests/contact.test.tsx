import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { wholeApp } from './open-app.tsx';

const { open } = wholeApp();
test('C03 Another message begins at the heading of its form', async () => {
  await open('/contact');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mona');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mona@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Do you deliver to An Narjis?');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Write another message' }));
  const heading = await screen.findByRole('heading', { level: 2, name: 'Write to us' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('');
});

test('C06 The policy names the day without work within its sentence', async () => {
  await open('/policy');
  const hours = await screen.findByText(/Our working hours/);
  expect(hours.textContent).toMatch(/, closed on Friday\./);
});
