/** A piece with an isolated part, such as a name before a comma. */
const ISOLATE = /^([^\u2066\u2068]*)([\u2066\u2068])([^\u2069]*)\u2069([^\u2066\u2068]*)$/;

/** The pieces in which a line must not break: words, and whole isolated parts such as phone numbers. */
function piecesOf(text: string): string[] {
  return text.match(/(?:[\u2066\u2068][^\u2069]*\u2069|[^ \u2066\u2068])+/g) ?? [];
}

/** Splits a word that is wider than any line into as many parts as it needs. */
function splitWord(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const sign of word) {
    if (part !== '' && !fits(part + sign)) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}

/**
 * Breaks a text into lines at its spaces and line breaks. An isolated part stays together if a line has
 * room for it, and only a word wider than a whole line is split.
 * @param widthOf returns the width of a single piece or space, in the unit of `width`; kerning does not cross spaces
 */
export function textLines(text: string, width: number, widthOf: (piece: string) => number): string[] {
  const fits = (piece: string) => widthOf(piece) <= width;
  const space = widthOf(' ');
  const split = (piece: string) => {
    const [, before = '', open, inside, after = ''] = ISOLATE.exec(piece) ?? [];
    if (open === undefined || inside === undefined) return splitWord(piece, fits);
    const isolates = textLines(inside, width - widthOf(before + after), widthOf);
    return isolates.map((line, index) => {
      const isLast = index === isolates.length - 1;
      return `${index === 0 ? before : ''}${open}${line}\u2069${isLast ? after : ''}`;
    });
  };
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    let lineWidth = 0;
    for (const piece of piecesOf(paragraph)) {
      const pieceWidth = widthOf(piece);
      if (line !== '' && lineWidth + space + pieceWidth <= width) {
        line += ` ${piece}`;
        lineWidth += space + pieceWidth;
        continue;
      }
      if (line !== '') lines.push(line);
      const parts = pieceWidth <= width ? [piece] : split(piece);
      line = parts.pop() ?? '';
      lineWidth = widthOf(line);
      lines.push(...parts);
    }
    return line === '' && lines.length > 0 ? lines : [...lines, line];
  });
}
