import { useDocumentTitle } from '@mantine/hooks';
import { useIntl } from 'react-intl';

/** Names the document after its page, as in "Packages · Nabta". The page's name arrives translated. */
export function usePageTitle(page: string): void {
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage({ id: 'app.title' }, { page }));
}
