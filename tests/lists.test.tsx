import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { wholeApp } from './open-app.tsx';

vi.setConfig({ testTimeout: 30_000 });

const { open } = wholeApp();
const patient = { timeout: 15_000 };

afterEach(() => {
  vi.unstubAllGlobals();
});

interface ArticleList {
  data: { health_blogs: Record<string, unknown>[] };
  meta: object;
}

/** A blog of articles named by number, newest first, with a page size of the server's own. */
function blogOf(numbers: number[], pageSize: number): void {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(new Request(input, init).url);
    const answer = await send(input, init);
    if (!url.pathname.endsWith('/healths')) return answer;
    const list = (await answer.json()) as ArticleList;
    const page = Number(url.searchParams.get('page') ?? 1);
    const last = Math.ceil(numbers.length / pageSize);
    const shown = numbers.slice((page - 1) * pageSize, page * pageSize);
    return Response.json({
      ...list,
      data: {
        health_blogs: shown.map((id) => ({ ...list.data.health_blogs[0], id, name: `Article ${id}` })),
      },
      meta: {
        page,
        per_page: pageSize,
        total_count: numbers.length,
        total_pages: last,
        next_page: page < last ? page + 1 : null,
      },
    });
  });
}

const titles = () =>
  screen.queryAllByRole('heading', { name: /^Article/ }).map((heading) => Number(/\d+/.exec(heading.textContent)?.[0]));

const change = {
  'two articles are published': (numbers: number[]) => numbers.unshift(11, 10),
  'an article is taken back': (numbers: number[]) => numbers.splice(0, 1),
  'nothing changes': () => undefined,
};

test.each(Object.entries(change))(
  'C08 an appended list with the page size of the server holds every row once when %s between two pages',
  async (_what, changes) => {
    const numbers = [9, 8, 7, 6, 5, 4, 3, 2, 1];
    blogOf(numbers, 4);
    await open('/blog');
    const more = await screen.findByRole('button', { name: 'Load more' }, patient);
    changes(numbers);
    await userEvent.click(more);
    const expected = async (count: number) =>
      waitFor(() => {
        expect(titles()).toEqual(numbers.slice(0, count));
      }, patient);
    await expected(8);
    if (numbers.length <= 8) return;
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await expected(12);
  },
);
