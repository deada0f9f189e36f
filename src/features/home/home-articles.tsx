import { useSuspenseQuery } from '@tanstack/react-query';
import { IconArrowRight, IconNotebook } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Article } from '#src/api/generated/model/article.ts';
import { truncateDescription, truncateTitle } from '#src/domain/truncate.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { localized, nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Card } from '#src/ui/card.tsx';
import { Leaf } from '#src/ui/leaf.tsx';
import { EmptyRow } from '#src/ui/empty-row.tsx';
import { DrawnPlate } from '#src/ui/plate.tsx';
import type { PlacedFood } from '#src/ui/placed-food.tsx';
import classes from './home-articles.module.css';
import { homeArticlesQuery } from './home-queries.ts';

/** Plates for articles without a picture of their own, in the order of the list. */
const plates: readonly (readonly PlacedFood[])[] = [
  [
    { food: 'green-apple', x: 118, y: 128, size: 118, turn: -6 },
    { food: 'carrot', x: 200, y: 150, size: 96, turn: 12 },
    { food: 'blueberries', x: 150, y: 204, size: 84, turn: 4 },
  ],
  [{ food: 'egg', x: 150, y: 150, size: 130 }],
  [
    { food: 'cherries', x: 124, y: 150, size: 96, turn: -8 },
    { food: 'pear', x: 188, y: 160, size: 88, turn: 8 },
  ],
];

/** The newest article large, the two before it beside it. */
export function HomeArticles() {
  const { health_blogs: articles } = useSuspenseQuery(homeArticlesQuery()).data.data;
  const [newest, ...others] = articles;

  if (!newest) {
    return (
      <EmptyRow
        icon={<IconNotebook size={24} stroke={1.75} />}
        title={<FormattedMessage id="home.blog.empty" />}
        text={<FormattedMessage id="home.blog.empty.text" />}
      />
    );
  }
  return (
    <div className={classes.articles}>
      <ArticleCard article={newest} large />
      {others.length > 0 ? (
        <div className={classes.others}>
          {others.map((article, index) => (
            <ArticleCard key={article.id} article={article} place={index + 1} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

const articlePath = (id: number): string => `/blog/${id}`;

function ArticleCard({ article, large = false, place = 0 }: { article: Article; large?: boolean; place?: number }) {
  const intl = useIntl();
  const language = useLanguage();
  const title = nameOf(language, article);
  const text = localized(language, article.description, article.arabic_description);
  return (
    <Card component="article" padding="none" clip className={classes.card} data-large={large || undefined}>
      <div className={classes.picture} data-place={place}>
        {article.image_url === null ? (
          <>
            {large ? <Leaf className={classes.leaf ?? ''} /> : null}
            <DrawnPlate foods={plates[place % plates.length] ?? []} className={classes.plate ?? ''} />
          </>
        ) : (
          <img src={article.image_url} alt="" loading="lazy" decoding="async" />
        )}
      </div>
      <div className={classes.words}>
        <time dateTime={article.created_at}>
          <bdi>{formatDate(language, new Date(article.created_at), 'date')}</bdi>
        </time>
        <h3 aria-label={title}>{truncateTitle(title, language)}</h3>
        <p>{truncateDescription(text, language)}</p>
        <Link
          to={articlePath(article.id)}
          className={classes.read}
          aria-label={intl.formatMessage({ id: 'home.blog.read-one' }, { title })}
        >
          <FormattedMessage id="home.blog.read" />
          <IconArrowRight size={16} stroke={1.75} aria-hidden data-flip />
        </Link>
      </div>
    </Card>
  );
}
