import Pdf from 'pdfkit';
import type { Language } from '#src/domain/language.ts';
import { localeOf } from '#src/i18n/formats.ts';
import type { FontSet, FontStyle } from './pdf-fonts.ts';
import { textLines } from './text-lines.ts';
import { type HasSign, levelsOfLines, type Script, type TextRun, textRuns, visualOrder } from './text-runs.ts';

/** Points per pixel: all measures are CSS pixels, as in the design, but a PDF uses points. */
const POINTS = 0.75;

/** The sizes of upright paper in px. */
export const papers = { a4: { width: 794, height: 1123 }, a6: { width: 397, height: 559 } } as const;

export type PaperSize = keyof typeof papers;

/** The style of a paragraph. */
export interface TextStyle {
  font: FontStyle;
  /** In px. */
  size: number;
  /** A multiple of the size. */
  lineHeight: number;
  colour: string;
}

/** A text broken into lines, ready to be drawn. */
export interface Paragraph {
  lines: PlacedRun[][];
  style: TextStyle;
  language: Language;
  /** In px. */
  width: number;
  height: number;
}

interface PlacedRun extends TextRun {
  /** From the line's left edge, in px. */
  left: number;
  width: number;
}

/** The role of a text for screen readers: a heading, a paragraph, a table cell. */
export type TextTag = 'H1' | 'H2' | 'H3' | 'P' | 'TH' | 'TD' | 'Lbl' | 'LBody' | 'Caption';

/** A position in px, from the page's start edge (right in Arabic) and its top. */
export interface Place {
  start: number;
  top: number;
  width: number;
}

export interface Box extends Place {
  height: number;
  radius?: number;
  fill?: string;
  stroke?: string;
  /** Of the stroke, in px. */
  thickness?: number;
  /** Length of the dashes of the stroke, in px; solid by default. */
  dash?: number;
}

const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr');

/**
 * Draws a PDF in either reading direction: positions are measured from the page's start edge, texts are shaped, ordered
 * and broken by the rules of their language, and every text is tagged for screen readers.
 */
export class PdfCanvas {
  readonly language: Language;
  readonly #paper: (typeof papers)[PaperSize];
  readonly #fonts: FontSet;
  readonly #document: PDFKit.PDFDocument;
  readonly #bytes: Promise<Uint8Array<ArrayBuffer>>;
  readonly #open: PDFKit.PDFStructureElement[];
  readonly #widths = new Map<string, number>();

  constructor({
    language,
    fonts,
    title,
    author,
    paper = 'a4',
  }: {
    language: Language;
    fonts: FontSet;
    title: string;
    author: string;
    paper?: PaperSize;
  }) {
    this.language = language;
    this.#paper = papers[paper];
    this.#fonts = fonts;
    this.#document = new Pdf({
      autoFirstPage: false,
      bufferPages: true,
      size: [this.#paper.width * POINTS, this.#paper.height * POINTS],
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language === 'ar' ? 'ar-SA' : 'en',
      info: { Title: title, Author: author },
      // No built-in font: none of them has Arabic letters, and the browser build of the library includes none.
      font: null as unknown as string,
    });
    this.#bytes = collect(this.#document);
    for (const style of ['text', 'strong', 'display'] as const) {
      for (const script of ['arabic', 'latin'] as const) {
        this.#document.registerFont(nameOf(style, script), fonts[style][script] as unknown as ArrayBuffer);
      }
    }
    const root = this.#document.struct('Document');
    this.#document.addStructure(root);
    this.#open = [root];
  }

  addPage(): void {
    this.#document.addPage();
  }

  /** The number of pages so far. */
  get pageCount(): number {
    return this.#document.bufferedPageRange().count;
  }

  /** Draws on each page after all of them exist, for page numbers. */
  onEachPage(draw: (page: number) => void): void {
    for (let page = 0; page < this.pageCount; page += 1) {
      this.#document.switchToPage(page);
      draw(page + 1);
    }
  }

  /**
   * Ends the document.
   * @returns the file
   */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    for (const element of this.#open.toReversed()) element.end();
    this.#document.end();
    return this.#bytes;
  }

  /** Puts everything that `draw` draws into one element of the document's structure, such as a table or a row. */
  within(tag: 'Table' | 'TR' | 'Sect' | 'Figure', draw: () => void, alt?: string): void {
    const element = this.#document.struct(tag, alt === undefined ? {} : { alt });
    this.#open.at(-1)?.add(element);
    this.#open.push(element);
    draw();
    this.#open.pop();
    element.end();
  }

  /**
   * Breaks a text into lines.
   * @param width in px
   * @param language of the text, if it is not the document's language
   */
  paragraph(text: string, style: TextStyle, width: number, language: Language = this.language): Paragraph {
    const widthOf = (piece: string) =>
      this.#runs(piece, style, language).reduce((sum, run) => sum + this.#widthOf(run, style), 0);
    const texts = textLines(text, width, widthOf);
    const levels = levelsOfLines(texts, directionOf(language));
    const lines = texts.map((line, index) => this.#place(this.#runs(line, style, language, levels[index]), style));
    return { lines, style, language, width, height: lines.length * style.size * style.lineHeight };
  }

  /**
   * Draws a paragraph. Without a tag it is decoration that screen readers ignore.
   * @param align to the page's start or end edge, or to the middle
   */
  write(
    paragraph: Paragraph,
    place: Omit<Place, 'width'>,
    tag: TextTag | null,
    align: 'start' | 'end' | 'middle' = 'start',
  ) {
    const { lines, style, width, language } = paragraph;
    const latin = this.#fonts[style.font].latin;
    const scale = style.size / latin.unitsPerEm;
    const lineHeight = style.size * style.lineHeight;
    const baseline = (lineHeight - (latin.ascent - latin.descent) * scale) / 2 + latin.ascent * scale;
    const left = this.#left({ ...place, width });
    const toRight = align === (this.language === 'ar' ? 'start' : 'end');

    const draw = () => {
      for (const [index, line] of lines.entries()) {
        const free = width - line.reduce((sum, run) => sum + run.width, 0);
        const indent = align === 'middle' ? free / 2 : toRight ? free : 0;
        // Drawn in reading order, because copied and searched text has the order of drawing.
        for (const run of line) {
          this.#document
            .font(nameOf(style.font, run.script))
            .fontSize(style.size * POINTS)
            .fillColor(style.colour)
            .text(run.text, (left + indent + run.left) * POINTS, (place.top + index * lineHeight + baseline) * POINTS, {
              lineBreak: false,
              baseline: 'alphabetic',
              // With any list of features, pdfkit does not shape word by word, which would reverse a right-to-left
              // line.
              features: [],
            });
        }
      }
    };
    if (tag === null) {
      this.#decorate(draw);
      return;
    }
    const options = language === this.language ? {} : { lang: localeOf(language).slice(0, 2) };
    this.#open.at(-1)?.add(this.#document.struct(tag, options, draw));
  }

  /**
   * Breaks and draws a text.
   * @returns its height in px
   */
  text(
    text: string,
    style: TextStyle,
    place: Place,
    options: { tag?: TextTag | null; align?: 'start' | 'end' | 'middle'; language?: Language } = {},
  ): number {
    const paragraph = this.paragraph(text, style, place.width, options.language);
    this.write(paragraph, place, options.tag === undefined ? 'P' : options.tag, options.align);
    return paragraph.height;
  }

  /** Draws a filled or outlined rectangle. */
  box({ radius = 0, fill, stroke, thickness = 1, dash, ...box }: Box): void {
    this.#decorate(() => {
      this.#document.save();
      this.#document.lineWidth(thickness * POINTS);
      if (dash !== undefined) this.#document.dash(dash * POINTS, { space: dash * POINTS });
      this.#rectangle({ ...box, radius });
      if (fill !== undefined && stroke !== undefined) this.#document.fillAndStroke(fill, stroke);
      else if (fill !== undefined) this.#document.fill(fill);
      else if (stroke !== undefined) this.#document.stroke(stroke);
      this.#document.restore();
    });
  }

  /** Draws rectangles clipped to the rounded corners of an outer one, such as bands within a card. */
  clipped(outer: Box, bands: readonly Box[]): void {
    this.#decorate(() => {
      this.#document.save();
      this.#rectangle(outer);
      this.#document.clip();
      for (const { fill = '#FFFFFF', ...band } of bands) {
        this.#rectangle(band);
        this.#document.fill(fill);
      }
      this.#document.restore();
    });
  }

  /** Draws a straight line of the given width from the start edge of its place. */
  rule({ start, top, width }: Place, colour: string, thickness = 1): void {
    this.box({ start, top, width, height: thickness, fill: colour });
  }

  /**
   * Draws SVG paths, which are never mirrored.
   * @param draw receives the document scaled to the drawing's units: `scale` px each, from the top left of the place
   */
  drawing(place: Place & { scale: number }, draw: (document: PDFKit.PDFDocument) => void): void {
    this.#decorate(() => {
      this.#document.save();
      this.#document.translate(this.#left(place) * POINTS, place.top * POINTS).scale(place.scale * POINTS);
      draw(this.#document);
      this.#document.restore();
    });
  }

  #decorate(draw: () => void): void {
    this.#document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#document.endMarkedContent();
  }

  #rectangle({ radius = 0, height, ...place }: Box): void {
    const left = this.#left(place) * POINTS;
    const [top, width, high] = [place.top * POINTS, place.width * POINTS, height * POINTS];
    if (radius > 0) this.#document.roundedRect(left, top, width, high, radius * POINTS);
    else this.#document.rect(left, top, width, high);
  }

  #left({ start, width }: Omit<Place, 'top'>): number {
    return this.language === 'ar' ? this.#paper.width - start - width : start;
  }

  #runs(line: string, { font }: TextStyle, language: Language, levels?: Uint8Array): TextRun[] {
    const halves = this.#fonts[font];
    const has: HasSign = (script, codePoint) => halves[script].hasGlyphForCodePoint(codePoint);
    return textRuns(line, directionOf(language), has, levels);
  }

  #place(line: readonly TextRun[], style: TextStyle): PlacedRun[] {
    const runs = line.map((run) => ({ ...run, left: 0, width: this.#widthOf(run, style) }));
    let left = 0;
    for (const index of visualOrder(runs)) {
      const run = runs[index];
      if (!run) continue;
      run.left = left;
      left += run.width;
    }
    return runs;
  }

  #widthOf({ text, script }: TextRun, { font, size }: TextStyle): number {
    const key = `${font} ${script} ${text}`;
    let ems = this.#widths.get(key);
    if (ems === undefined) {
      const face = this.#fonts[font][script];
      ems = face.layout(text).advanceWidth / face.unitsPerEm;
      this.#widths.set(key, ems);
    }
    return ems * size;
  }
}

/** Some lines of a paragraph, to draw it on more than one page. */
export function linesOf(paragraph: Paragraph, from: number, to?: number): Paragraph {
  const lines = paragraph.lines.slice(from, to);
  return { ...paragraph, lines, height: (paragraph.height / paragraph.lines.length) * lines.length };
}

function nameOf(style: FontStyle, script: Script): string {
  return `${style}-${script}`;
}

async function collect(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('error', reject);
    document.on('end', () => {
      const bytes = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
      let offset = 0;
      for (const chunk of chunks) {
        bytes.set(chunk, offset);
        offset += chunk.byteLength;
      }
      resolve(bytes);
    });
  });
}
