import { createFileRoute } from '@tanstack/react-router';
import { articleQuery, newestArticlesQuery } from '#src/api/articles.ts';
import { settingsQuery } from '#src/api/business-settings.ts';
import { idInPath } from '#src/api/id-in-path.ts';
import { load } from '#src/api/load.ts';
import { ArticlePage, ArticlePending } from '#src/features/content/blog/article-page.tsx';

/** One article (row R08). An id that is unknown or not a number shows 'No Results were Found!'. */
export const Route = createFileRoute('/blog/$articleId')({
  params: {
    parse: ({ articleId }) => ({ articleId: Number(articleId) }),
    stringify: ({ articleId }) => ({ articleId: String(articleId) }),
  },
  loader: async ({ context: { queryClient }, params }) => {
    const articleId = idInPath(params.articleId);
    const [settings] = await Promise.all([
      load(queryClient, settingsQuery()),
      load(queryClient, articleQuery(articleId)),
    ]);
    // The list beside it shows its own skeleton or error; only prerendering waits for it.
    const beside = Promise.allSettled([
      load(queryClient, newestArticlesQuery(settings.data.settings.side_articles + 1)),
    ]);
    if (typeof document === 'undefined') await beside;
  },
  pendingComponent: ArticlePending,
  component: Article,
});

function Article() {
  const { articleId } = Route.useParams();
  return <ArticlePage key={articleId} articleId={articleId} />;
}
