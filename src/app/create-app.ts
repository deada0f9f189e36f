import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Language } from '#src/domain/language.ts';
import { localeOf } from '#src/i18n/formats.ts';
import type { Messages, TextPart } from '#src/i18n/messages.ts';
import { hideToast } from '#src/ui/feedback/toast.tsx';
import { announceError } from './announce-error.ts';
import { countPreloads } from './count-preloads.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

/** The parts of one running app; created once in a browser, and once per request on a server. */
export interface AppParts {
  language: Language;
  intl: IntlShape;
  queryClient: QueryClient;
  router: ReturnType<typeof createAppRouter>;
}

interface AppOptions {
  /** The router's history; the browser's by default. */
  history?: RouterHistory;
  /** Loads another part of the texts, if `messages` contains only one part. */
  loadTexts?: (part: TextPart) => Promise<Partial<Messages>>;
}

/**
 * Creates the app.
 * @param messages the texts that are already loaded; `loadTexts` adds more
 */
export function createApp(language: Language, messages: Partial<Messages>, options: AppOptions = {}): AppParts {
  const { history, loadTexts } = options;
  const loading = new Map<TextPart, Promise<unknown> | undefined>();
  const texts = async (part: TextPart) => {
    // The visible page does not need these texts, so it need not render again.
    if (!loading.has(part))
      loading.set(
        part,
        loadTexts?.(part).then((added) => Object.assign(messages, added)),
      );
    try {
      await loading.get(part);
    } catch (error) {
      // The next page, or a retry, requests the texts again.
      loading.delete(part);
      throw error;
    }
  };
  const intl = createIntl(
    {
      locale: localeOf(language),
      // A page waits until the texts it shows are loaded (src/routes/__root.tsx, _signed-in.tsx).
      messages: messages as Messages,
      onError: (error) => {
        // A missing text is logged, so that tests fail, but the page is still shown.
        queueMicrotask(() => {
          throw error;
        });
      },
    },
    createIntlCache(),
  );
  const announcer = {
    announce: (error: unknown) => announceError(error, intl),
    withdraw: (ids: readonly string[]) => {
      for (const id of ids) hideToast(id);
    },
  };
  let isPreloading = () => false;
  const { queryClient, withdrawQueryFailures } = createQueryClient(announcer, () => isPreloading());
  const router = createAppRouter({ queryClient, intl, texts }, history);
  isPreloading = countPreloads(router);
  router.subscribe('onBeforeNavigate', withdrawQueryFailures);
  return { language, intl, queryClient, router };
}
