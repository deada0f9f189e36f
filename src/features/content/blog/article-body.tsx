import { useMemo, useSyncExternalStore } from 'react';
import { paragraphsOf, withParagraphs } from '#src/domain/article-paragraphs.ts';
import { articleText, isHtml } from '#src/domain/article-text.ts';
import { keyed } from '#src/ui/layout/keyed.ts';
import { languageOfText } from '#src/ui/text/text-direction.ts';
import classes from './article-body.module.css';
import { sanitizedHtml } from './article-html.ts';

type ArticleBodyProps = {
  /** The article's text as the server sends it: plain, or simple HTML. */
  source: string;
  /** The article's title, used as the accessible name. */
  title: string;
};

const never = () => () => undefined;

/**
 * Whether a document exists, which cleaning HTML requires. False on a server and in the first render that hydrates its
 * page.
 */
function useHasDocument(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The whole text of an article (row C09). Plain text is rendered as text, HTML after sanitising. This is the only place
 * where the app renders HTML from data.
 */
export function ArticleBody({ source, title }: ArticleBodyProps) {
  const hasDocument = useHasDocument();
  const html = useMemo(
    () => (hasDocument && isHtml(source) ? sanitizedHtml(withParagraphs(source)) : null),
    [hasDocument, source],
  );
  const language = languageOfText(articleText(source));
  const named = { className: classes.prose, 'aria-label': title, lang: language };
  if (html !== null) {
    // oxlint-disable-next-line react/no-danger -- sanitised above
    return <article {...named} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <article {...named}>
      {keyed(paragraphsOf(articleText(source)), String).map(({ key, item }) => (
        <p key={key}>{item}</p>
      ))}
    </article>
  );
}
