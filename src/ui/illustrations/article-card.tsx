import type { ReactNode } from 'react';
import { ArticlePicture } from './article-picture.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { CutTitle } from '#src/ui/text/cut-title.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';

type ArticleCardProps = {
  heading: 'h2' | 'h3';
  title: string;
  /** What is shown of the title at first. */
  cutTitle: string;
  /** The whole text in one line. */
  text: string;
  /** What is shown of the text; the whole of it is read out. */
  cutText: string;
  /** The publication: an ISO instant, and what is shown of it. */
  date: { at: string; text: string };
  picture: { imageUrl: string | null; place: number; eager?: boolean };
  /** The link to the article. */
  link: ReactNode;
  isLarge: boolean;
  /** Classes of the page's own layout of its cards. */
  classes: Readonly<Record<string, string>>;
};

/** A card that leads to an article, with its title and text cut and the whole of both in reach. */
export function ArticleCard({
  heading,
  title,
  cutTitle,
  text,
  cutText,
  date,
  picture,
  link,
  isLarge,
  classes,
}: ArticleCardProps) {
  return (
    <Card
      component="article"
      padding="none"
      clip
      className={classes['card']}
      data-large={isLarge || undefined}
      aria-label={title}
    >
      <ArticlePicture {...picture} className={classes['picture']} />
      <div className={classes['words']}>
        <time dateTime={date.at}>
          <bdi>{date.text}</bdi>
        </time>
        <CutTitle component={heading} title={title} cut={cutTitle} />
        <p>
          {cutText === text ? (
            text
          ) : (
            <>
              <span aria-hidden>{cutText}</span>
              <VisuallyHidden>{text}</VisuallyHidden>
            </>
          )}
        </p>
        {link}
      </div>
    </Card>
  );
}
