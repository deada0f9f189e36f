import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { topBar, wholeApp } from './open-app.tsx';

const { open, signInAs } = wholeApp();
test('G51 A choice that is changed while others are being saved is not left without a question', async () => {
  signInAs('huda');
  await open('/profile/my-account/notifications');
  const news = within(await screen.findByRole('group', { name: 'News' }));
  await userEvent.click(news.getByRole('checkbox', { name: 'Email' }));
  const answer = Promise.withResolvers<undefined>();
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET') await answer.promise;
    return send(request);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save choices' }));
  await userEvent.click(news.getByRole('checkbox', { name: 'SMS' }));
  answer.resolve(undefined);
  await screen.findByText('Your choices are saved');
  await userEvent.click(within(topBar()).getByRole('link', { name: 'Contact us' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(dialog.getByText('Stay here'));
  expect(news.getByRole('checkbox', { name: 'SMS' })).toHaveProperty('checked', true);
});
