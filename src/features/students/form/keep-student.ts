import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '#src/api/invalidate.ts';
import { studentQuery, studentsQuery } from '#src/api/students.ts';
import type { Student } from '#src/domain/student.ts';

/** Puts a saved student into the cached list, replacing the old entry or at the end. */
export function keepStudent(queryClient: QueryClient, student: Student): void {
  queryClient.setQueryData(studentQuery(student.id).queryKey, student);
  queryClient.setQueryData<Student[]>(studentsQuery().queryKey, (students) => {
    if (!students) return undefined;
    const isKnown = students.some(({ id }) => id === student.id);
    return isKnown ? students.map((each) => (each.id === student.id ? student : each)) : [...students, student];
  });
  // The order in the cart shows the name, school and address of its students.
  void invalidate(queryClient, ['getDraftOrder']);
}

/**
 * Removes a deleted student from the cache, and refreshes the order in the cart, which no longer has the student's
 * subscription.
 */
export function dropStudent(queryClient: QueryClient, studentId: number): void {
  queryClient.setQueryData<Student[]>(studentsQuery().queryKey, (students) =>
    students?.filter(({ id }) => id !== studentId),
  );
  // Removed instead of invalidated, because a request for a deleted student returns 404.
  queryClient.removeQueries({ queryKey: studentQuery(studentId).queryKey });
  void invalidate(queryClient, ['getDraftOrder']);
}
