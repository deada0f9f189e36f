import { createFileRoute } from '@tanstack/react-router';
import { AddStudentPage } from '#src/features/students/form/add-student-page.tsx';
import { StudentFormPending } from '#src/features/students/form/student-form-pending.tsx';
import { loadStudentForm } from '#src/features/students/student-queries.ts';
import { studentReturnSearch, studentsPath } from '#src/features/students/form/student-return.ts';

export const Route = createFileRoute('/_signed-in/profile/my-account/applicants/add-applicants')({
  staticData: { hasWayBack: true },
  validateSearch: studentReturnSearch,
  loader: ({ context }) => loadStudentForm(context.queryClient),
  pendingComponent: StudentFormPending,
  component: function AddApplicants() {
    const { redirect } = Route.useSearch();
    return (
      <AddStudentPage
        backTo={redirect ?? studentsPath}
        backLabel={redirect === undefined ? 'student.back.students' : 'student.back.page'}
        choosesStudent={redirect !== undefined}
      />
    );
  },
});
