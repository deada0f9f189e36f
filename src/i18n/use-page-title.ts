import { useDocumentTitle } from '@mantine/hooks';
import { useIntl } from 'react-intl';
import { brand } from './brand.ts';
import { useLanguage } from './use-language.ts';

/**
 * Names the document after its page, and the brand. The page's name arrives translated and holds no person's name: titles are
 * kept in the browser's history and seen on shared screens.
 */
export function usePageTitle(page: string): void {
  const intl = useIntl();
  const language = useLanguage();
  useDocumentTitle(intl.formatMessage({ id: 'app.title' }, { page, brand: brand.name[language] }));
}
