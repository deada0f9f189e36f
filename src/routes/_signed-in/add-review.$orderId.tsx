import { createFileRoute, notFound } from '@tanstack/react-router';
import { ApiError } from '#src/api/errors.ts';
import { load } from '#src/api/load.ts';
import { ReviewPage } from '#src/features/reviews/review-page.tsx';
import { ReviewPending } from '#src/features/reviews/review-pending.tsx';
import { ratedOrderQuery } from '#src/features/reviews/review-queries.ts';

/** Rates an order (spec §2). One that is unknown shows 'No Results were Found!'. */
export const Route = createFileRoute('/_signed-in/add-review/$orderId')({
  loader: async ({ context: { queryClient }, params }) => {
    const id = Number(params.orderId);
    if (!Number.isSafeInteger(id) || id < 1) throw notFound();
    try {
      await load(queryClient, ratedOrderQuery(id));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound();
      throw error;
    }
  },
  pendingComponent: ReviewPending,
  component: function AddReview() {
    const orderId = Number(Route.useParams().orderId);
    return <ReviewPage key={orderId} orderId={orderId} />;
  },
});
