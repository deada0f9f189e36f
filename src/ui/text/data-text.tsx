import type { Language } from '#src/domain/language.ts';
import { directionOf } from '#src/i18n/direction.ts';
import { LanguageRuns } from './language-runs.tsx';
import { languageOfText, languageRuns } from './text-direction.ts';

interface DataTextProps {
  text: string;
  /**
   * The page's language, for an address or another list of parts: with parts in this language it has the page's
   * direction, whatever its first part is. Otherwise the first letter determines the direction.
   */
  within?: Language;
}

/**
 * A text from the data, such as the name of a student or a package. It is isolated from the direction of the
 * surrounding text and marked with its own language, which may differ from the page's.
 */
export function DataText({ text, within }: DataTextProps) {
  const isOfPage = within !== undefined && languageRuns(text).some(({ language }) => language === within);
  const language = isOfPage ? within : languageOfText(text);
  return (
    <bdi dir={isOfPage ? directionOf(within) : undefined} lang={language}>
      <LanguageRuns text={text} language={language} />
    </bdi>
  );
}
