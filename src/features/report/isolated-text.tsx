import { languageOfText } from '#src/ui/text/text-direction.ts';
import { partsOf } from './pdf/isolate.ts';

/** A text whose isolated parts become `bdi` elements. */
export function IsolatedText({ text }: { text: string }) {
  return partsOf(text).map((part, index) =>
    part.direction === null ? (
      part.text
    ) : (
      // Parts of one text have no other name than their place.
      // oxlint-disable-next-line react/no-array-index-key
      <bdi key={index} dir={part.direction} lang={languageOfText(part.text)}>
        {part.text}
      </bdi>
    ),
  );
}
