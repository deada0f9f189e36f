import { createFileRoute } from '@tanstack/react-router';
import { idInPath } from '#src/api/id-in-path.ts';
import { load } from '#src/api/load.ts';
import { ReviewPage } from '#src/features/reviews/review-page.tsx';
import { ReviewPending } from '#src/features/reviews/review-pending.tsx';
import { orderQuery } from '#src/api/orders.ts';

/** The page to rate an order (row R19). An id that is unknown or not a number shows 'No Results were Found!'. */
export const Route = createFileRoute('/_signed-in/add-review/$orderId')({
  loader: async ({ context: { queryClient }, params }) => {
    await load(queryClient, orderQuery(idInPath(params.orderId)));
  },
  pendingComponent: ReviewPending,
  component: function AddReview() {
    const orderId = Number(Route.useParams().orderId);
    return <ReviewPage key={orderId} orderId={orderId} />;
  },
});
