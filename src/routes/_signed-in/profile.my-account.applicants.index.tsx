import { createFileRoute } from '@tanstack/react-router';
import { studentsQuery } from '#src/api/students.ts';
import { load } from '#src/api/load.ts';
import { StudentsPage } from '#src/features/students/list/students-page.tsx';
import { StudentsPending } from '#src/features/students/list/students-pending.tsx';

export const Route = createFileRoute('/_signed-in/profile/my-account/applicants/')({
  loader: ({ context }) => load(context.queryClient, studentsQuery()),
  pendingComponent: StudentsPending,
  component: StudentsPage,
});
