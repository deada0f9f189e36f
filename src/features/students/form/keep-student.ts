import type { QueryClient } from '@tanstack/react-query';
import { dropFromList, keepInList } from '#src/api/cached-list.ts';
import { invalidate } from '#src/api/invalidate.ts';
import { studentQuery, studentsQuery } from '#src/api/students.ts';
import type { Student } from '#src/domain/student.ts';

/** Puts a saved student into the cache: in the list, a new student goes last. */
export async function keepStudent(queryClient: QueryClient, student: Student): Promise<void> {
  queryClient.setQueryData(studentQuery(student.id).queryKey, student);
  await keepInList(queryClient, studentsQuery(), student, { newGoes: 'last', isRequestedAgain: false });
  // The order in the cart shows the name, school and address of its students; each saving is a consent; the history of a
  // paid order says that it keeps its school and address.
  void invalidate(queryClient, ['getDraftOrder', 'listConsents', 'listOrderEvents']);
}

/**
 * Removes a deleted student from the cache, and refreshes what ends with the student: the subscription in the cart, the
 * consent, the calendar link, and that an earlier order can be ordered again.
 */
export async function dropStudent(queryClient: QueryClient, studentId: number): Promise<void> {
  await dropFromList(queryClient, studentsQuery(), studentId, { isRequestedAgain: false });
  // Removed instead of invalidated, because a request for a deleted student returns 404.
  queryClient.removeQueries({ queryKey: studentQuery(studentId).queryKey });
  void invalidate(queryClient, ['getDraftOrder', 'listConsents', 'listCalendarFeeds', 'listOrderHistory', 'getOrder']);
}
