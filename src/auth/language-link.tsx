import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Language } from '#src/domain/language.ts';
import { searchInLanguage } from '#src/i18n/language-cookie.ts';
import { requestLanguage } from './language-switch.ts';

type LanguageLinkProps = {
  /** The target language. */
  to: Language;
  className?: string | undefined;
  children: ReactNode;
};

/** A link to the same page in another language. It is a link, not a button, so that it works before the app runs. */
export function LanguageLink({ to, className, children }: LanguageLinkProps) {
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  return (
    <a
      href={searchInLanguage(search, to)}
      className={className}
      lang={to}
      hrefLang={to}
      onClick={(event) => {
        // A click that opens another tab or window is left to the browser.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        requestLanguage(to);
      }}
    >
      {children}
    </a>
  );
}
