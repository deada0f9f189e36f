import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { idInPath } from '#src/api/id-in-path.ts';
import { keptByNobody, load, loadFresh } from '#src/api/load.ts';
import { allergensQuery, healthIssuesQuery } from '#src/api/lookups.ts';
import { signedInUserQuery } from '#src/api/signed-in-user.ts';
import { studentQuery } from '#src/api/students.ts';
import { storedLanguage } from '#src/auth/session.ts';
import { CareCardPage } from '#src/features/care-card/care-card-page.tsx';
import { CareCardPending } from '#src/features/care-card/care-card-pending.tsx';
import { loadMessages } from '#src/i18n/messages.ts';

/** A student's care card. The student of another parent, or an unknown or invalid id, shows 'No Results were Found!'. */
export const Route = createFileRoute('/_signed-in/profile/my-account/applicants/care-card/$applicantId')({
  staticData: { hasWayBack: true },
  ...keptByNobody,
  loader: async ({ context: { queryClient }, params }) => {
    const id = idInPath(params.applicantId);
    const [otherMessages] = await Promise.all([
      loadMessages(storedLanguage() === 'ar' ? 'en' : 'ar'),
      // A teacher acts on what is printed: an allergy that another device has added must not be missing.
      loadFresh(queryClient, studentQuery(id)),
      load(queryClient, healthIssuesQuery()),
      load(queryClient, allergensQuery()),
      load(queryClient, signedInUserQuery()),
      load(queryClient, settingsQuery()),
    ]);
    return { otherMessages };
  },
  pendingComponent: CareCardPending,
  component: function CareCardRoute() {
    const studentId = Number(Route.useParams().applicantId);
    const { otherMessages } = Route.useLoaderData();
    return <CareCardPage key={studentId} studentId={studentId} otherMessages={otherMessages} />;
  },
});
