import type { ReactNode } from 'react';
import { ArticlePicture } from './article-picture.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { CutTitle } from '#src/ui/text/cut-title.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';

type ArticleCardProps = {
  heading: 'h2' | 'h3';
  title: string;
  /** The visible part of the title at first. */
  cutTitle: string;
  /** The full text on one line. */
  text: string;
  /** The visible part of the text; screen readers read the full text. */
  cutText: string;
  /** The publication date: an ISO instant and the visible text. */
  date: { at: string; text: string };
  picture: { imageUrl: string | null; place: number; eager?: boolean };
  /** The link to the article. */
  link: ReactNode;
  isLarge: boolean;
  /** Class names of the page's card layout. */
  classes: Readonly<Record<string, string>>;
};

/** A card that links to an article. Title and text are cut; the full versions stay accessible. */
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
