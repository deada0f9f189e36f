import { createFileRoute } from '@tanstack/react-router';
import { AddStudentPage } from '#src/features/students/form/add-student-page.tsx';
import { StudentFormPending } from '#src/features/students/form/student-form-pending.tsx';
import { loadStudentForm } from '#src/features/students/student-queries.ts';
import { choosePath, studentReturnSearch } from '#src/features/students/form/student-return.ts';
import { StudentFrame } from '#src/features/students/form/student-frame.tsx';

export const Route = createFileRoute('/_signed-in/cart/add-applicant')({
  validateSearch: studentReturnSearch,
  loader: ({ context }) => loadStudentForm(context.queryClient),
  pendingComponent: () => (
    <StudentFrame>
      <StudentFormPending />
    </StudentFrame>
  ),
  component: function AddApplicant() {
    const { redirect } = Route.useSearch();
    return (
      <StudentFrame>
        <AddStudentPage
          backTo={redirect ?? choosePath}
          backLabel={redirect === undefined ? 'student.back.cart' : 'student.back.page'}
          choosesStudent
        />
      </StudentFrame>
    );
  },
});
