import type { MessageFormatElement } from 'react-intl';
import type { Language } from '#src/domain/language.ts';
import type english from './en.json';

/** Every text of the interface has an id; a misspelt one does not compile. */
export type MessageId = keyof typeof english;

/** One language's texts, compiled to ICU syntax trees at build time. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

/**
 * A part of the texts: what the home page shows, what any public page shows (home's as well), or what only the pages of a
 * signed-in parent add; `scripts/vite-messages.ts` decides which these are.
 */
export type TextPart = 'home' | 'public' | 'parent';

const files = {
  en: {
    home: async () => import('./en.json?part=home'),
    public: async () => import('./en.json?part=public'),
    parent: async () => import('./en.json?part=parent'),
  },
  ar: {
    home: async () => import('./ar.json?part=home'),
    public: async () => import('./ar.json?part=public'),
    parent: async () => import('./ar.json?part=parent'),
  },
} satisfies Record<Language, Record<TextPart, unknown>>;

/** Loads a part of one language's texts. */
export async function loadTexts(language: Language, part: TextPart): Promise<Partial<Messages>> {
  const loaded = await files[language][part]();
  return loaded.default;
}

/** Loads all of one language's texts. */
export async function loadMessages(language: Language): Promise<Messages> {
  const [shown, added] = await Promise.all([loadTexts(language, 'public'), loadTexts(language, 'parent')]);
  return { ...shown, ...added } as Messages;
}

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
