import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { heading, wholeApp } from './open-app.tsx';

const { open, signInAs } = wholeApp();

const path = '/profile/my-account/privacy/guardians';
const nameField = async () => screen.findByLabelText<HTMLInputElement>('Their name');

test('G82 The last invitation leads the focus to what took the place of the form', async () => {
  signInAs('huda');
  await open(path);
  await heading('Who else can look');
  for (let index = 0; screen.queryByLabelText('Their name') !== null; index += 1) {
    await userEvent.type(await nameField(), 'Aunt Mona');
    await userEvent.type(screen.getByLabelText('Their mobile number'), `050123456${index}{Enter}`);
    await waitFor(() => {
      expect(screen.queryByLabelText<HTMLInputElement>('Their name')?.value ?? '').toBe('');
    });
  }
  await waitFor(() => {
    expect(document.activeElement?.id).toBe('sharing-invite');
  });
});

test('G82 A half-written invitation is still there after leaving the page', async () => {
  signInAs('huda');
  const router = await open(path);
  await userEvent.type(await nameField(), 'Aunt Mona');
  await userEvent.type(screen.getByLabelText('Their mobile number'), '0501234567');
  await act(async () => router.navigate({ href: '/policy' }));
  await waitFor(() => {
    expect(screen.queryByLabelText('Their name')).toBeNull();
  });
  await act(async () => router.navigate({ href: path }));
  expect((await nameField()).value).toBe('Aunt Mona');
  expect(screen.getByLabelText<HTMLInputElement>('Their mobile number').value).toBe('0501234567');
});

test('G82 What is typed while an invitation is sent stays as the next one, also after leaving the page', async () => {
  signInAs('huda');
  const router = await open(path);
  const name = await nameField();
  await userEvent.type(name, 'Aunt Mona');
  await userEvent.type(screen.getByLabelText('Their mobile number'), '0501234567');
  const answer = Promise.withResolvers<undefined>();
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'POST' && request.url.endsWith('/guardians')) await answer.promise;
    return send(input, init);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  await userEvent.clear(name);
  await userEvent.type(name, 'Uncle Saad');
  answer.resolve(undefined);
  await waitFor(() => {
    expect(screen.getByLabelText<HTMLInputElement>('Their mobile number').value).toBe('');
  });
  expect(name.value).toBe('Uncle Saad');
  await act(async () => router.navigate({ href: '/policy' }));
  await act(async () => router.navigate({ href: path }));
  expect((await nameField()).value).toBe('Uncle Saad');
});
