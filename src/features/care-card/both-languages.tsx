import type { ReactNode } from 'react';
import type { Language } from '#src/domain/language.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { classNames } from '#src/ui/layout/class-names.ts';
import { LanguageRuns } from '#src/ui/text/language-runs.tsx';
import { languageOfText } from '#src/ui/text/text-direction.ts';
import classes from './both-languages.module.css';
import { type BothTexts, readingOrder } from './care-card-texts.ts';

interface BothLanguagesProps {
  /** What stands in the column of a language. */
  children: (language: Language) => ReactNode;
  className?: string | undefined;
}

/** English on the left and Arabic on the right, as on any page; the page's language is read first. */
export function BothLanguages({ children, className }: BothLanguagesProps) {
  return (
    <span className={classNames(classes.both, className)}>
      {readingOrder(useLanguage()).map((language) => (
        <span key={language} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
          {children(language)}
        </span>
      ))}
    </span>
  );
}

/** The text of a column; parts of it in the other language are marked for screen readers. */
export function TextIn({ texts, language }: { texts: BothTexts; language: Language }) {
  return <LanguageRuns text={texts[language]} language={language} />;
}

/** A text in both languages; once over both columns if it exists in one language only. */
export function BothTextsLine({ texts, className }: { texts: BothTexts; className?: string | undefined }) {
  if (texts.en === texts.ar) return <OneText text={texts.en} className={className} />;
  return (
    <BothLanguages className={className}>{(language) => <TextIn texts={texts} language={language} />}</BothLanguages>
  );
}

/** A text in the language that it was written in, over both columns, at the side of this language. */
export function OneText({ text, className }: { text: string; className?: string | undefined }) {
  const language = languageOfText(text);
  return (
    <span className={classNames(classes.one, className)} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <LanguageRuns text={text} language={language} />
    </span>
  );
}
