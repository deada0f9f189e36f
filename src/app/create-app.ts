import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Language } from '#src/i18n/direction.ts';
import { localeOf } from '#src/i18n/formats.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { showToast } from '#src/ui/toast.tsx';
import { announcementsFor } from './announce-error.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

/** Everything one running app holds; made once in a browser, once for each request on a server. */
export interface AppParts {
  language: Language;
  intl: IntlShape;
  queryClient: QueryClient;
  router: ReturnType<typeof createAppRouter>;
}

/**
 * Puts the app together.
 * @param history where the app stands; the browser's own when left out
 */
export function createApp(language: Language, messages: Messages, history?: RouterHistory): AppParts {
  const intl = createIntl(
    {
      locale: localeOf(language),
      messages,
      onError: (error) => {
        throw error;
      },
    },
    createIntlCache(),
  );
  const queryClient = createQueryClient((error) => {
    for (const { id, title } of announcementsFor(error, intl)) showToast({ id, kind: 'error', title });
  });
  return { language, intl, queryClient, router: createAppRouter({ queryClient, intl }, history) };
}
