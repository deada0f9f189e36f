import type { MessageFormatElement } from 'react-intl';
import type { Language } from '#src/domain/language.ts';
import type english from './en.json';

/** The id of a message. The type check fails for an id that does not exist. */
export type MessageId = keyof typeof english;

/** The messages of one language, compiled to ICU syntax trees at build time. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

/**
 * A part of the messages: those of the home page, those of all public pages (including home's), or the additional ones
 * of pages for signed-in parents. `scripts/vite-messages.ts` assigns them.
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

/** Loads a part of the messages of one language. */
export async function loadTexts(language: Language, part: TextPart): Promise<Partial<Messages>> {
  const loaded = await files[language][part]();
  return loaded.default;
}

/** Loads all messages of one language. */
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
