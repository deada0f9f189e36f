import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { load } from '#src/api/load.ts';
import { articlePagesQuery } from '#src/features/content/blog/article-queries.ts';
import { BlogPage, BlogPending } from '#src/features/content/blog/blog-page.tsx';

export const Route = createFileRoute('/blog/')({
  loader: async ({ context: { queryClient } }) => {
    // The settings contain the page size, so they load first; the footer has requested them already.
    const { data } = await load(queryClient, settingsQuery());
    await queryClient.infiniteQuery({ ...articlePagesQuery(data.settings.articles_per_page), staleTime: 'static' });
  },
  pendingComponent: BlogPending,
  component: BlogPage,
});
