import { createFileRoute } from '@tanstack/react-router';
import { studentQuery } from '#src/api/students.ts';
import { idInPath } from '#src/api/id-in-path.ts';
import { keptByNobody, loadFresh } from '#src/api/load.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { OffDayButton } from '#src/features/orders/off-days/entry/off-day-button.tsx';
import { RenewButton } from '#src/features/orders/renewal/renew-button.tsx';
import { EditStudentPage } from '#src/features/students/form/edit-student-page.tsx';
import { StudentFormPending } from '#src/features/students/form/student-form-pending.tsx';
import { loadStudentForm } from '#src/features/students/student-queries.ts';
import { studentReturnSearch, studentsPath } from '#src/features/students/form/student-return.ts';

const lunchSteps = {
  offDays: (subscription: Subscription) => <OffDayButton subscription={subscription} />,
  renew: (subscription: Subscription) => <RenewButton subscription={subscription} />,
};

export const Route = createFileRoute('/_signed-in/profile/my-account/applicants/edit-applicants/$applicantId')({
  staticData: { hasWayBack: true },
  validateSearch: studentReturnSearch,
  ...keptByNobody,
  loader: async ({ context: { queryClient }, params }) => {
    const id = idInPath(params.applicantId);
    await Promise.all([loadFresh(queryClient, studentQuery(id)), loadStudentForm(queryClient)]);
  },
  pendingComponent: StudentFormPending,
  component: function EditApplicants() {
    const studentId = Number(Route.useParams().applicantId);
    const { redirect } = Route.useSearch();
    return (
      <EditStudentPage
        key={studentId}
        studentId={studentId}
        backTo={redirect ?? studentsPath}
        lunchSteps={lunchSteps}
      />
    );
  },
});
