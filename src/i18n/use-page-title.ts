import { useDocumentTitle } from '@mantine/hooks';
import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import { company } from '#src/domain/company.ts';
import { useLanguage } from './use-language.ts';

/** Receives the title of the rendered page; only a server provides one. */
export const PageTitleCollector = createContext<((title: string) => void) | null>(null);

/**
 * Sets the document title to the page's name and the brand. The page's name is translated and contains no name of a
 * person, because titles are stored in the browser's history and visible on shared screens.
 */
export function usePageTitle(page: string): void {
  const intl = useIntl();
  const language = useLanguage();
  const title = intl.formatMessage({ id: 'app.title' }, { page, brand: company.name[language] });
  useContext(PageTitleCollector)?.(title);
  useDocumentTitle(title);
}
