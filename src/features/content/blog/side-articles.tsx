import { useSuspenseQuery } from '@tanstack/react-query';
import { IconNotebook } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { truncateTitle } from '#src/domain/truncate.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ArticlePicture } from '#src/ui/illustrations/article-picture.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { CutTitle } from '#src/ui/text/cut-title.tsx';
import { EmptyRow } from '#src/ui/feedback/empty-row.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { newestArticlesQuery } from '#src/api/articles.ts';
import classes from './side-articles.module.css';

/** The newest articles except the open one; the settings define how many (rules.md#list-sizes). */
export function SideArticles({ articleId }: { articleId: number }) {
  const intl = useIntl();
  const language = useLanguage();
  const settings = useBusinessSettings();
  const { blogSideListSize } = settings;
  // Loads one more than is shown, because the open article is left out.
  const { data: newest } = useSuspenseQuery(newestArticlesQuery(blogSideListSize + 1));
  const others = newest.filter(({ id }) => id !== articleId).slice(0, blogSideListSize);

  if (others.length === 0) {
    return (
      <EmptyRow
        icon={<IconNotebook size={24} stroke={1.75} />}
        title={<FormattedMessage id="article.next.empty" />}
        text={<FormattedMessage id="article.next.empty.text" />}
      />
    );
  }
  return (
    <div className={classes.list}>
      {others.map((article) => {
        const title = nameOf(language, article);
        return (
          <Card key={article.id} component="article" padding="none" clip className={classes.card} aria-label={title}>
            <ArticlePicture imageUrl={article.imageUrl} place={article.id} className={classes.picture} />
            <div className={classes.words}>
              <time dateTime={article.createdAt}>
                <bdi>{formatDate(language, article.createdAt, 'date')}</bdi>
              </time>
              <CutTitle component="h3" title={title} cut={truncateTitle(title, language, settings)} />
              <Button
                variant="secondary"
                size="small"
                aria-label={intl.formatMessage({ id: 'blog.readOne' }, { title })}
                renderRoot={(props) => <Link to="/blog/$articleId" params={{ articleId: article.id }} {...props} />}
              >
                <FormattedMessage id="blog.read" />
              </Button>
            </div>
          </Card>
        );
      })}
    </div>
  );
}

/** The placeholder of the side list, with the shape of the content. */
export function SideArticlesPending() {
  return (
    <div className={classes.list} aria-busy="true">
      <SideArticlePending />
      <SideArticlePending />
    </div>
  );
}

function SideArticlePending() {
  return (
    <Card padding="none" clip className={classes.card} aria-hidden>
      <Skeleton height="" radius={0} className={classes.picture} />
      <div className={classes.words}>
        <div data-row="time">
          <Skeleton width={96} height="1lh" />
        </div>
        <div data-row="title">
          <Skeleton height="1lh" />
        </div>
        <Skeleton width={84} height={44} radius={14} />
      </div>
    </Card>
  );
}
