import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

type Texts = Record<string, MessageFormatElement[]>;

const accented: Record<string, string> = Object.fromEntries(
  Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter, at) => [
    letter,
    'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'.charAt(at),
  ]),
);

// Texts become a third longer, as translations from English often do.
const reworded = (text: string): string =>
  text.replaceAll(/[A-Za-z]+/g, (word) =>
    Array.from(word, (letter, at) => (accented[letter] ?? letter).repeat(at % 3 === 1 ? 2 : 1)).join(''),
  );

function rewordedElement(element: MessageFormatElement): MessageFormatElement {
  if (isLiteralElement(element)) return { ...element, value: reworded(element.value) };
  if (isTagElement(element)) return { ...element, children: element.children.map(rewordedElement) };
  if (isPluralElement(element) || isSelectElement(element)) {
    const options = Object.entries(element.options).map(
      ([name, option]) => [name, { ...option, value: option.value.map(rewordedElement) }] as const,
    );
    return { ...element, options: Object.fromEntries(options) };
  }
  return element;
}

/**
 * Turns texts into a pseudo-language: every letter accented, every word a third longer. Plain English that remains on
 * screen was never a message, and cut-off text has too little room (row X02).
 */
export function pseudoLocalise<T extends Partial<Texts>>(texts: T): T {
  return Object.fromEntries(Object.entries(texts).map(([id, elements]) => [id, elements?.map(rewordedElement)])) as T;
}
