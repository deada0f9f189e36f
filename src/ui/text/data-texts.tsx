import type { ReactElement } from 'react';
import { DataText } from './data-text.tsx';

/** Texts from the data for `intl.formatList`. Each is isolated, so the order of the list is that of the page. */
export function dataTexts(texts: readonly string[]): ReactElement[] {
  // Two students may have the same name.
  // oxlint-disable-next-line react/no-array-index-key
  return texts.map((text, index) => <DataText key={index} text={text} />);
}
