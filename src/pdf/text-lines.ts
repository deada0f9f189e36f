const ISOLATE = /^([\u2066\u2068])([^]*)\u2069$/;

/** The pieces in which a line must not break: words, and whole isolated parts such as phone numbers. */
function piecesOf(text: string): string[] {
  return text.match(/(?:[\u2066\u2068][^\u2069]*\u2069|[^ \u2066\u2068])+/g) ?? [];
}

/** Splits a piece that is wider than any line into as many parts as it needs. */
function split(piece: string, fits: (text: string) => boolean): string[] {
  const [, open = '', inside = piece] = ISOLATE.exec(piece) ?? [];
  const close = open === '' ? '' : '\u2069';
  const parts: string[] = [];
  let part = '';
  for (const sign of inside) {
    if (part !== '' && !fits(part + sign)) {
      parts.push(open + part + close);
      part = '';
    }
    part += sign;
  }
  return [...parts, open + part + close];
}

/**
 * Breaks a text into lines at its spaces and line breaks. Only a piece wider than a whole line is split.
 * @param widthOf returns the width of a single piece or space, in the unit of `width`; kerning does not cross spaces
 */
export function textLines(text: string, width: number, widthOf: (piece: string) => number): string[] {
  const fits = (piece: string) => widthOf(piece) <= width;
  const space = widthOf(' ');
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
      const parts = pieceWidth <= width ? [piece] : split(piece, fits);
      line = parts.pop() ?? '';
      lineWidth = widthOf(line);
      lines.push(...parts);
    }
    return line === '' && lines.length > 0 ? lines : [...lines, line];
  });
}
