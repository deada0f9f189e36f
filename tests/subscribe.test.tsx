import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wholeApp } from './open-app.tsx';

// The page is opened in the whole app, which takes a while.
vi.setConfig({ testTimeout: 30_000 });

const { mock, open, signInAs } = wholeApp();
const refusal = 'Sara’s school is closed on this day.';

// jsdom has no layout and does not implement scrolling into view.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers a new order with an error for the start day of its first student. */
function refuseFirstStart(): void {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { method, url } = new Request(input, init);
    if (method !== 'POST' || !url.endsWith('/orders')) return send(input, init);
    const errors = [{ field: 'applicants.0.start_date', code: 'vacation', message: refusal }];
    return Response.json({ custom_status: 422, error: 'Please check the dates.', errors }, { status: 422 });
  });
}

test('P08 An error of the server stays with its student until that student’s choice changes, and leaves the focus', async () => {
  mock.set({ clock: '2026-11-22T07:00:00Z' });
  signInAs('huda');
  await open('/packages/1');
  await userEvent.click(await screen.findByLabelText(/^Sara/, { selector: '[type="checkbox"]' }));
  await userEvent.click(screen.getByLabelText(/^Lama/, { selector: '[type="checkbox"]' }));
  const sara = screen.getByLabelText<HTMLInputElement>(/^Sara/, { selector: '[type="radio"]' });
  const lama = screen.getByLabelText(/^Lama/, { selector: '[type="radio"]' });

  refuseFirstStart();
  await userEvent.click(screen.getByText('Add to order'));
  const link = await screen.findByText(refusal, { selector: 'a' });
  expect(document.activeElement?.contains(link)).toBe(true);
  expect(document.activeElement?.textContent).toContain('One thing to fix');
  expect(sara.checked).toBe(true);

  await userEvent.click(lama);
  expect(screen.queryByText(refusal)).toBeNull();
  expect(screen.getAllByText('Something to fix')).toHaveLength(1);
  await userEvent.click(screen.getByLabelText('One month more'));

  await userEvent.click(sara);
  expect(screen.getByText(refusal).closest('#subscribe-start-error')).not.toBeNull();
  expect(document.activeElement).toBe(sara);

  await userEvent.click(screen.getByLabelText('One month more'));
  await waitFor(() => {
    expect(screen.queryByText(refusal)).toBeNull();
  });
  expect(screen.queryByText('Something to fix')).toBeNull();
});
