import type { MessageFormatElement } from 'react-intl';
import type english from './en.json';
import type { Language } from './direction.ts';

/** Every text of the interface has an id; a misspelt one does not compile. */
export type MessageId = keyof typeof english;

/** One language's texts, compiled to ICU syntax trees at build time. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

/** Loads the texts that the shell and the home page show; `scripts/vite-messages.ts` says which these are. */
export async function loadFirstMessages(language: Language): Promise<Partial<Messages>> {
  const loaded = language === 'ar' ? await import('./ar.json?part=first') : await import('./en.json?part=first');
  return { ...loaded.default };
}

/** Loads the texts of all other pages. */
export async function loadOtherMessages(language: Language): Promise<Partial<Messages>> {
  const loaded = language === 'ar' ? await import('./ar.json?part=rest') : await import('./en.json?part=rest');
  return loaded.default;
}

/** Loads all of one language's texts. */
export async function loadMessages(language: Language): Promise<Messages> {
  const [first, others] = await Promise.all([loadFirstMessages(language), loadOtherMessages(language)]);
  return { ...first, ...others } as Messages;
}

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
