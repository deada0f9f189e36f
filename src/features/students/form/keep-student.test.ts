import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { getListCalendarFeedsQueryKey } from '#src/api/generated/calendar/calendar.ts';
import {
  getGetDraftOrderQueryKey,
  getGetOrderQueryKey,
  getListOrderEventsQueryKey,
  getListOrderHistoryQueryKey,
} from '#src/api/generated/orders/orders.ts';
import { getListConsentsQueryKey } from '#src/api/generated/privacy/privacy.ts';
import { studentQuery, studentsQuery } from '#src/api/students.ts';
import type { Student } from '#src/domain/student.ts';
import { dropStudent, keepStudent } from './keep-student.ts';

// Only the id and the name are used here.
const student = (id: number, name: string) => ({ id, name }) as Student;
const lama = student(11, 'Lama');
const omar = student(12, 'Omar');
const changed = student(11, 'Lama Ali');

const tick = async () => new Promise((resolve) => setTimeout(resolve));
const listedAt = Date.now() - 60_000;

/** The students on a page; each of their requests waits for an answer. */
function shownStudents(first: Student[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const requests: ((answer: Student[]) => void)[] = [];
  const query = {
    ...studentsQuery(),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      new Promise<Student[]>((resolve, reject) => {
        requests.push(resolve);
        signal.addEventListener('abort', () => {
          reject(new DOMException('', 'AbortError'));
        });
      }),
  };
  queryClient.setQueryData(query.queryKey, first, { updatedAt: listedAt });
  const observer = new QueryObserver(queryClient, query);
  observer.subscribe(vi.fn<() => void>());
  return { queryClient, requests, refetch: () => void observer.refetch(), shown: () => observer.getCurrentResult() };
}

test.each([
  ['a new student last', [lama], omar, [lama, omar]],
  ['a changed student in the same place', [lama, omar], changed, [changed, omar]],
])('the list shows %s, without a request and no younger than it is', async (_what, before, saved, after) => {
  const { queryClient, requests, shown } = shownStudents(before);
  await keepStudent(queryClient, saved);
  expect(shown().data).toEqual(after);
  expect(shown().dataUpdatedAt).toBe(listedAt);
  expect(requests).toEqual([]);
  expect(queryClient.getQueryData(studentQuery(saved.id).queryKey)).toBe(saved);
});

test('the list is without a deleted student, and is not requested', async () => {
  const { queryClient, requests, shown } = shownStudents([lama, omar]);
  queryClient.setQueryData(studentQuery(lama.id).queryKey, lama);
  await dropStudent(queryClient, lama.id);
  expect(shown().data).toEqual([omar]);
  expect(requests).toEqual([]);
  expect(queryClient.getQueryData(studentQuery(lama.id).queryKey)).toBeUndefined();
});

test.each([
  ['saved', async (client: QueryClient) => keepStudent(client, changed), [changed, omar]],
  ['deleted', async (client: QueryClient) => dropStudent(client, lama.id), [omar]],
])('an answer from before a student was %s does not undo it, and is asked for again', async (_what, write, after) => {
  const { queryClient, requests, refetch, shown } = shownStudents([lama, omar]);
  refetch();
  await write(queryClient);
  requests[0]?.([lama, omar]);
  await tick();
  expect(shown().data).toEqual(after);
  requests[1]?.([omar]);
  await tick();
  expect(shown().data).toEqual([omar]);
});

test('a list that was not loaded is left to its first request', async () => {
  const queryClient = new QueryClient();
  await keepStudent(queryClient, lama);
  await dropStudent(queryClient, omar.id);
  expect(queryClient.getQueryData(studentsQuery().queryKey)).toBeUndefined();
});

const [cart, consents, feeds, events, history, order] = [
  getGetDraftOrderQueryKey(),
  getListConsentsQueryKey(41),
  getListCalendarFeedsQueryKey(),
  getListOrderEventsQueryKey(2051),
  getListOrderHistoryQueryKey(),
  getGetOrderQueryKey(2018),
];

test.each([
  ['saved', async (client: QueryClient) => keepStudent(client, changed), [cart, consents, events]],
  ['deleted', async (client: QueryClient) => dropStudent(client, lama.id), [cart, consents, feeds, history, order]],
])('a student that was %s makes out of date what tells of the student', async (_what, write, stale) => {
  const queryClient = new QueryClient();
  const all = [cart, consents, feeds, events, history, order];
  for (const queryKey of all) queryClient.setQueryData(queryKey, {});
  await write(queryClient);
  expect(all.filter((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual(stale);
});
