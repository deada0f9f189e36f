import { useDocumentTitle } from '@mantine/hooks';
import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import { company } from '#src/domain/company.ts';
import { useLanguage } from './use-language.ts';

/** Takes the title of the page that is rendered; only a server provides one. */
export const PageTitleCollector = createContext<((title: string) => void) | null>(null);

/**
 * Names the document after its page, and the brand. The page's name arrives translated and holds no person's name: titles are
 * kept in the browser's history and seen on shared screens.
 */
export function usePageTitle(page: string): void {
  const intl = useIntl();
  const language = useLanguage();
  const title = intl.formatMessage({ id: 'app.title' }, { page, brand: company.name[language] });
  useContext(PageTitleCollector)?.(title);
  useDocumentTitle(title);
}
