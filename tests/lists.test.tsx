import { isInaccessible, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { db } from '#mocks/store/db.ts';
import { wholeApp } from './open-app.tsx';

vi.setConfig({ testTimeout: 60_000 });

const { mock, open, signInAs } = wholeApp();

/** The server's own page size, for any requested size. */
const pageSize = 7;

afterEach(() => {
  vi.unstubAllGlobals();
});

type Row = Record<string, unknown>;

interface AppendedList {
  name: string;
  path: string;
  /** The endpoint of the rows, and their name in the answer. */
  endpoint: string;
  key: string;
  /** Selects the rows on the page. */
  rows: string;
  /** The number of rows that the page shows after all are loaded. */
  shown?: (count: number) => string;
  needsParent?: true;
  /** For a list that is loaded whole, whatever the page size, and shown in parts: the number of rows at first. */
  wholeShowing?: number;
}

const lists: AppendedList[] = [
  { name: 'packages', path: '/packages', endpoint: '/packages', key: 'packages', rows: 'article' },
  { name: 'meals', path: '/meals', endpoint: '/meals', key: 'meals', rows: 'article' },
  { name: 'blog', path: '/blog', endpoint: '/healths', key: 'health_blogs', rows: 'article' },
  { name: 'news', path: '/event', endpoint: '/news', key: 'news', rows: 'article' },
  {
    name: 'current orders',
    path: '/profile/my-orders/current-orders',
    endpoint: '/orders/current',
    key: 'orders',
    rows: 'article',
    shown: (count) => `${count} of ${count} orders`,
    needsParent: true,
    wholeShowing: 10,
  },
  {
    name: 'order history',
    path: '/profile/my-orders/history',
    endpoint: '/orders/history',
    key: 'orders',
    rows: 'article',
    shown: (count) => `${count} of ${count} orders`,
    needsParent: true,
  },
  {
    name: 'payment history',
    path: '/profile/my-orders/order',
    endpoint: '/payment-orders',
    key: 'payment_orders',
    rows: '[role="row"]:has([role="cell"])',
    shown: (count) => `${count} of ${count} payments`,
    needsParent: true,
  },
  {
    name: 'notifications',
    path: '/notification',
    endpoint: '/notifications',
    key: 'notifications',
    rows: '[data-notification]',
    shown: (count) => `${count} of ${count}`,
    needsParent: true,
  },
];

/** A copy of a row with another number; a higher number is newer. */
function numbered(row: Row, number: number): Row {
  const title = `Row ${number}.`;
  const texts = ['name', 'title', 'order_number'].filter((field) => field in row);
  const created_at = new Date(Date.UTC(2026, 10, 1, number)).toISOString();
  const lines = row['sub_orders'] as Row[] | undefined;
  return {
    ...row,
    id: number,
    created_at,
    ...Object.fromEntries(texts.map((field) => [field, title])),
    ...(lines && { sub_orders: lines.map((line, index) => ({ ...line, id: number * 10 + index })) }),
  };
}

/** Serves these rows in a list, newest first, in their state at the time of each call. */
function serve(
  { endpoint, key }: AppendedList,
  numbers: readonly number[],
  onAnswer: (page: number) => void = () => undefined,
): void {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url);
    if (!pathname.endsWith(endpoint)) return send(input, init);
    const first = new URL(new Request(input, init).url);
    for (const name of ['page', 'page_number']) first.searchParams.delete(name);
    const answer = (await (await send(first, init)).json()) as { data: Record<string, Row[]> };
    const page = Number(searchParams.get('page') ?? searchParams.get('page_number') ?? 1);
    const pages = Math.ceil(numbers.length / pageSize);
    const template = answer.data[key]?.[0];
    if (!template) throw new Error(`The mock has no ${key}`);
    const reply = Response.json({
      ...answer,
      data: {
        ...answer.data,
        [key]: numbers.slice((page - 1) * pageSize, page * pageSize).map((number) => numbered(template, number)),
      },
      meta: {
        ...(key === 'notifications' ? { page_number: page, page_size: pageSize } : { page, per_page: pageSize }),
        total_count: numbers.length,
        total_pages: pages,
        next_page: page < pages ? page + 1 : null,
      },
    });
    onAnswer(page);
    return reply;
  });
}

const shownRows = ({ rows }: AppendedList) =>
  [...screen.getByRole('main').querySelectorAll(rows)].map((row) => Number(/Row (\d+)\./.exec(row.textContent)?.[1]));

const more = () => screen.queryByRole('button', { name: /^(?:Show more|Load more)/ });

/** Presses the button for the next page until there is none. */
async function showAll(list: AppendedList): Promise<void> {
  const button = more();
  if (!button) return;
  const before = shownRows(list).length;
  await userEvent.click(button);
  await waitFor(() => {
    expect(shownRows(list).length).toBeGreaterThan(before);
  });
  expect(new Set(shownRows(list)).size).toBe(shownRows(list).length);
  await showAll(list);
}

/** The changes on the server between the first and the second page. */
const changes = {
  nothing: () => undefined,
  'one comes on top': (numbers: number[]) => numbers.unshift(17),
  'the first is removed': (numbers: number[]) => numbers.splice(0, 1),
  'one comes on top and one of the next page is removed': (numbers: number[]) => {
    numbers.unshift(17);
    numbers.splice(10, 1);
  },
};

describe.each(lists)('$name', (list) => {
  test.each(Object.entries(changes))(
    'C08 with the page size of the server the appended list holds each row once: %s',
    async (_what, change) => {
      const numbers = Array.from({ length: 16 }, (_row, index) => 16 - index);
      let isChanged = false;
      const changeOnce = () => {
        if (!isChanged) change(numbers);
        isChanged = true;
      };
      serve(list, numbers, list.wholeShowing === undefined ? undefined : changeOnce);
      if (list.needsParent) signInAs('huda');
      await open(list.path);
      await waitFor(() => {
        expect(shownRows(list)).toEqual(numbers.slice(0, list.wholeShowing ?? pageSize));
      });
      changeOnce();
      await showAll(list);
      // New notifications are shown only after the parent presses a button.
      const arrived = await waitFor(() => {
        const button = screen.queryByRole('button', { name: /new notification/ });
        if (!button) expect(shownRows(list)).toEqual(numbers);
        return button;
      });
      if (arrived) {
        await userEvent.click(arrived);
        await waitFor(() => {
          expect(shownRows(list)[0]).toBe(numbers[0]);
        });
        await showAll(list);
      }
      await waitFor(() => {
        expect(shownRows(list)).toEqual(numbers);
      });
      if (list.shown) expect(isInaccessible(screen.getByText(list.shown(numbers.length)))).toBe(false);
    },
  );
});

test('F45 A list that is empty for a student says what it leaves out', async () => {
  const kiwi = db.healthIssues.findFirst((query) => query.where({ name: 'Another food allergy' }));
  await db.applicants.update((query) => query.where({ id: 13 }), {
    data(student) {
      student.health_issues = [{ health_issue_id: kiwi?.id ?? 0, description: 'Kiwi' }];
    },
  });
  signInAs('huda');
  await open('/meals');
  await userEvent.click(await screen.findByRole('radio', { name: 'For Lama Al Harbi' }));
  await screen.findByRole('heading', { name: 'No Meals Available' });
  const note = screen.getByText(/A meal about which something is unknown is left out\.$/);
  expect(note.textContent).toContain('Lama Al Harbi');
});

test('C11 The filters of a phone say that the allergens did not load, and load them again', async () => {
  mock.set({ failure: { operation: 'listAllergens', kind: 'html-500' } });
  await open('/meals');
  await userEvent.click(await screen.findByRole('button', { name: 'Free of' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter meals' }));
  await dialog.findByText('The list of allergens did not load, so meals can’t be filtered by allergen.');
  mock.set({ failure: null });
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('checkbox', { name: 'Wheat' })).toBeDefined();
});
