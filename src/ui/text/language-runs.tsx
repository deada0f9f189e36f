import { languageRuns } from './text-direction.ts';

/** A text whose parts in the other language have a `lang` attribute, so that screen readers switch the voice. */
export function LanguageRuns({ text, language }: { text: string; language: 'ar' | 'en' | undefined }) {
  const runs = languageRuns(text);
  if (runs.every((run) => run.language === undefined || run.language === language)) return text;
  return runs.map((run, index) =>
    run.language === undefined || run.language === language ? (
      run.text
    ) : (
      // Parts of one text have no other name than their place.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} lang={run.language}>
        {run.text}
      </span>
    ),
  );
}
