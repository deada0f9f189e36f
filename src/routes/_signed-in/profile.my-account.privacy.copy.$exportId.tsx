import { createFileRoute } from '@tanstack/react-router';
import { dataExportQuery } from '#src/api/data-exports.ts';
import { forgetQueriesOf } from '#src/api/forget.ts';
import { idInPath } from '#src/api/id-in-path.ts';
import { load } from '#src/api/load.ts';
import { personalCopyQuery } from '#src/api/personal-copy.ts';
import { CopyPage } from '#src/features/privacy-centre/copy-page.tsx';
import { PrivacyPending } from '#src/features/privacy-centre/privacy-pending.tsx';

/** A copy of all data (rows G73, G74). An unknown or invalid id shows 'No Results were Found!'. */
export const Route = createFileRoute('/_signed-in/profile/my-account/privacy/copy/$exportId')({
  staticData: { hasWayBack: true },
  loader: async ({ context: { queryClient }, params }) => {
    const id = idInPath(params.exportId);
    const made = await load(queryClient, dataExportQuery(id));
    if (made.status === 'ready') await load(queryClient, personalCopyQuery(id));
  },
  // The file has the health and addresses of children: it does not stay in memory after the page.
  onLeave: ({ context: { queryClient } }) => {
    forgetQueriesOf(queryClient, 'copy');
  },
  pendingComponent: PrivacyPending,
  component: function CopyRoute() {
    const exportId = Number(Route.useParams().exportId);
    return <CopyPage key={exportId} exportId={exportId} />;
  },
});
