import { LanguageRuns } from './language-runs.tsx';
import { languageOfText } from './text-direction.ts';

/**
 * A text of the data, such as the name of a student or a package: kept apart from the text around it, and read out in the
 * language it is written in, which may not be that of the page.
 */
export function DataText({ text }: { text: string }) {
  const language = languageOfText(text);
  return (
    <bdi lang={language}>
      <LanguageRuns text={text} language={language} />
    </bdi>
  );
}
