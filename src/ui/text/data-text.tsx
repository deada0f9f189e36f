import { LanguageRuns } from './language-runs.tsx';
import { languageOfText } from './text-direction.ts';

/**
 * A text from the data, such as the name of a student or a package. It is isolated from the direction of the
 * surrounding text and marked with its own language, which may differ from the page's.
 */
export function DataText({ text }: { text: string }) {
  const language = languageOfText(text);
  return (
    <bdi lang={language}>
      <LanguageRuns text={text} language={language} />
    </bdi>
  );
}
