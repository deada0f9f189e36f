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
  /** Its title, which names it. */
  title: string;
};

const never = () => () => undefined;

/** Whether there is a document to clean HTML with; not on a server, and not in the first render that hydrates a server's page. */
function useHasDocument(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The whole text of an article (row C09). Plain text is drawn as text, HTML after it was cleaned: the only place where
 * the app draws HTML at all.
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
