import { Fragment } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LanguageRuns } from '#src/ui/text/language-runs.tsx';
import { languageOfText } from '#src/ui/text/text-direction.ts';
import { partsOf } from '#src/pdf/isolate.ts';

/** Renders the isolated parts of a text as `bdi` elements; parts in the other language have a `lang` attribute. */
export function IsolatedText({ text }: { text: string }) {
  const pageLanguage = useLanguage();
  return partsOf(text).map((part, index) => {
    const language = part.direction === null ? pageLanguage : languageOfText(part.text);
    const content = <LanguageRuns text={part.text} language={language} />;
    // Parts of one text have no other name than their place.
    // oxlint-disable-next-line react/no-array-index-key
    if (part.direction === null) return <Fragment key={index}>{content}</Fragment>;
    return (
      // oxlint-disable-next-line react/no-array-index-key
      <bdi key={index} dir={part.direction} lang={language}>
        {content}
      </bdi>
    );
  });
}
