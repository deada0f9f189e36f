import type { MessageFormatElement } from 'react-intl';
import type english from './en.json';
import type { Language } from './direction.ts';

/** Every text of the interface has an id; a misspelt one does not compile. */
export type MessageId = keyof typeof english;

/** One language's texts, compiled to ICU syntax trees at build time. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

/** Loads one language's texts; each is a chunk of its own. */
export async function loadMessages(language: Language): Promise<Messages> {
  const loaded = language === 'ar' ? await import('./ar.json') : await import('./en.json');
  return loaded.default as unknown as Messages;
}

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
