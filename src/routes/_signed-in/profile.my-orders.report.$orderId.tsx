import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { idInPath } from '#src/api/id-in-path.ts';
import { load } from '#src/api/load.ts';
import { ReportPage } from '#src/features/report/report-page.tsx';
import { ReportPending } from '#src/features/report/report-pending.tsx';
import { orderReportQuery } from '#src/api/order-report.ts';

/** An order's report (row R29). An unpaid order, or an unknown or invalid id, shows 'No Results were Found!'. */
export const Route = createFileRoute('/_signed-in/profile/my-orders/report/$orderId')({
  staticData: { hasWayBack: true },
  loader: async ({ context: { queryClient }, params }) => {
    await Promise.all([
      load(queryClient, orderReportQuery(idInPath(params.orderId))),
      load(queryClient, settingsQuery()),
    ]);
  },
  pendingComponent: ReportPending,
  component: function ReportRoute() {
    const orderId = Number(Route.useParams().orderId);
    return <ReportPage key={orderId} orderId={orderId} />;
  },
});
