import 'virtual:theme/variables.css';
import type { Language } from '#src/domain/language.ts';
import '#src/theme/global.css';
import '#src/theme/fonts.css';
import './gallery.css';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MantineTheme } from '#src/app/mantine-theme.tsx';
import arabic from '#src/i18n/ar.json';
import { directionOf } from '#src/i18n/direction.ts';
import english from '#src/i18n/en.json';

const catalogues = { en: english, ar: arabic };

interface SurroundingsProps {
  language: Language;
  children: ReactNode;
}

/** Sets the attributes that the app's document has before its first paint: language, direction, colours. */
export function prepareDocument(language: Language, scheme: 'light' | 'dark'): void {
  const { documentElement } = document;
  documentElement.lang = language;
  documentElement.dir = directionOf(language);
  documentElement.dataset['mantineColorScheme'] = scheme;
}

/** The providers that the app has: messages, direction, Mantine. */
export function Surroundings({ language, children }: SurroundingsProps) {
  return (
    <IntlProvider locale={language} messages={catalogues[language]}>
      <MantineTheme direction={directionOf(language)}>
        <main className="gallery">{children}</main>
      </MantineTheme>
    </IntlProvider>
  );
}
