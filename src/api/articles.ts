import { queryOptions } from '@tanstack/react-query';
import type { Article } from '#src/domain/article.ts';
import type { ApiError } from './errors.ts';
import type { ArticleDto, ArticleListDto } from './generated/client.schemas.ts';
import { getGetHealthQueryKey, getHealth, getListHealthsQueryKey, listHealths } from './generated/content/content.ts';

/** Maps an article. */
function toArticle(article: ArticleDto): Article {
  return {
    id: article.id,
    name: article.name,
    arabicName: article.arabic_name,
    description: article.description,
    arabicDescription: article.arabic_description,
    imageUrl: article.image_url,
    createdAt: article.created_at,
    updatedAt: article.updated_at,
    isActive: article.is_active,
  };
}

/** The articles of a response (operation `listHealths`). */
export function articlesOf({ data }: ArticleListDto): Article[] {
  return data.health_blogs.map(toArticle);
}

/** One article (operation `getHealth`). */
export function articleQuery(id: number) {
  return queryOptions<Article, ApiError>({
    queryKey: getGetHealthQueryKey(id),
    queryFn: async ({ signal }) => toArticle((await getHealth(id, { signal })).data.health_blog),
  });
}

/** The newest articles (operation `listHealths`). */
export function newestArticlesQuery(count: number) {
  const params = { per_page: count };
  return queryOptions<Article[], ApiError>({
    queryKey: getListHealthsQueryKey(params),
    queryFn: async ({ signal }) => articlesOf(await listHealths(params, { signal })),
  });
}
