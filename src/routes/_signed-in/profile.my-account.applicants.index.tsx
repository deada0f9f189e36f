import { createFileRoute } from '@tanstack/react-router';
import { getListApplicantsSuspenseQueryOptions } from '#src/api/generated/applicants/applicants.ts';
import { load } from '#src/api/load.ts';
import { StudentsPage, StudentsPending } from '#src/features/students/list/students-page.tsx';

export const Route = createFileRoute('/_signed-in/profile/my-account/applicants/')({
  loader: ({ context }) => load(context.queryClient, getListApplicantsSuspenseQueryOptions()),
  pendingComponent: StudentsPending,
  component: StudentsPage,
});
