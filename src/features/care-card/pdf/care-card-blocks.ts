import type { Language } from '#src/domain/language.ts';
import { type PdfCanvas, papers, type PaperSize, type TextStyle, type TextTag } from '#src/pdf/pdf-canvas.ts';
import type { FontStyle } from '#src/pdf/pdf-fonts.ts';
import { languageOfText } from '#src/ui/text/text-direction.ts';
import { type BothTexts, readingOrder } from '#src/features/care-card/care-card-texts.ts';

/** Dark enough for a printer without colours. */
export const ink = { text: '#17261E', soft: '#545C52', line: '#8A8A7A' } as const;

/** A part of the card that is not divided between two pages. */
export interface Block {
  /** In px. */
  height: number;
  /** The distance to the next block in px, if it is not the usual gap. */
  after?: number;
  /** Draws it at its position from the top, in px. */
  draw: (top: number) => void;
}

/** A style in both languages: Arabic has a larger line height. */
type BothStyles = Record<Language, TextStyle>;

interface Column {
  language: Language;
  start: number;
  align: 'start' | 'end';
}

/** Lays out texts of both languages side by side, on paper of one size. */
export class CareCardBlocks {
  readonly canvas: PdfCanvas;
  /** In px: of the text, between parts, of the page's edge. */
  readonly size: number;
  readonly gap: number;
  readonly margin: number;
  readonly width: number;
  readonly height: number;

  constructor(canvas: PdfCanvas, paper: PaperSize) {
    this.canvas = canvas;
    const isSmall = paper === 'a6';
    this.size = isSmall ? 9.2 : 11.5;
    this.gap = isSmall ? 5.5 : 10;
    this.margin = isSmall ? 20 : 42;
    this.width = papers[paper].width - 2 * this.margin;
    this.height = papers[paper].height;
  }

  style(font: FontStyle, scale = 1, colour: string = ink.text): BothStyles {
    const size = this.size * scale;
    return {
      en: { font, size, lineHeight: 1.4, colour },
      ar: { font, size, lineHeight: 1.6, colour },
    };
  }

  /** A text in both languages; once over both columns if it exists in one language only. */
  both(texts: BothTexts, styles: BothStyles, { inset = 0, tag = 'P' }: { inset?: number; tag?: TextTag } = {}): Block {
    if (texts.en === texts.ar) return this.one(texts.en, styles, { inset, tag });
    const { columns, width } = this.#columns(inset);
    const cells = columns.map((column) => ({
      ...column,
      paragraph: this.canvas.paragraph(texts[column.language], styles[column.language], width, column.language),
    }));
    return {
      height: Math.max(...cells.map(({ paragraph }) => paragraph.height)),
      draw: (top) => {
        for (const { start, align, paragraph } of cells) this.canvas.write(paragraph, { start, top }, tag, align);
      },
    };
  }

  /** A text in the language that it was written in, at the side of this language. */
  one(text: string, styles: BothStyles, { inset = 0, tag = 'P' }: { inset?: number; tag?: TextTag } = {}): Block {
    const language = languageOfText(text) ?? this.canvas.language;
    const paragraph = this.canvas.paragraph(text, styles[language], this.width - 2 * inset, language);
    return {
      height: paragraph.height,
      draw: (top) => {
        const align = language === this.canvas.language ? 'start' : 'end';
        this.canvas.write(paragraph, { start: this.margin + inset, top }, tag, align);
      },
    };
  }

  /** A severity in both languages, after its triangles. */
  severity(texts: BothTexts, signs: number, styles: BothStyles, inset: number): Block {
    const { columns, width } = this.#columns(inset);
    const scale = (styles.en.size * 0.75) / 10;
    const signsWidth = (signs * 12 - 2) * scale;
    const indent = signsWidth + this.size * 0.5;
    const cells = columns.map((column) => ({
      ...column,
      paragraph: this.canvas.paragraph(
        texts[column.language],
        styles[column.language],
        width - indent,
        column.language,
      ),
    }));
    return {
      height: Math.max(...cells.map(({ paragraph }) => paragraph.height)),
      draw: (top) => {
        for (const { start, align, paragraph } of cells) {
          const isAtStart = align === 'start';
          const { size, lineHeight } = paragraph.style;
          const signsTop = top + (size * lineHeight - 10 * scale) / 2;
          const signsStart = isAtStart ? start : start + width - signsWidth;
          this.canvas.drawing({ start: signsStart, top: signsTop, width: signsWidth, scale }, (document) => {
            for (let left = 0; left < signs * 12; left += 12) {
              document.path(`M${left} 10L${left + 5} 0L${left + 10} 10Z`).fill(ink.text);
            }
          });
          this.canvas.write(paragraph, { start: isAtStart ? start + indent : start, top }, 'P', align);
        }
      },
    };
  }

  /** Blocks under each other. */
  stack(blocks: readonly Block[], between = 0): Block {
    return {
      height: blocks.reduce((sum, { height }) => sum + height, between * Math.max(0, blocks.length - 1)),
      draw: (top) => {
        let at = top;
        for (const block of blocks) {
          block.draw(at);
          at += block.height + between;
        }
      },
    };
  }

  /** A block in a frame, whose texts have the `inset` of `frameInset`. */
  framed(block: Block, frame: { thickness: number; dash?: number }): Block {
    const padding = this.size * 0.4 + frame.thickness / 2;
    const height = block.height + 2 * padding;
    return {
      height,
      draw: (top) => {
        this.canvas.box({ start: this.margin, top, width: this.width, height, stroke: ink.text, ...frame });
        this.canvas.within('Sect', () => {
          block.draw(top + padding);
        });
      },
    };
  }

  /** The distance of texts from the edge of a frame, in px. */
  get frameInset(): number {
    return this.size * 0.85;
  }

  /** A straight line over the whole width. */
  rule(thickness: number, colour: string = ink.line): Block {
    return {
      height: thickness,
      draw: (top) => {
        this.canvas.rule({ start: this.margin, top, width: this.width }, colour, thickness);
      },
    };
  }

  space(height: number): Block {
    return { height, draw: () => undefined };
  }

  #columns(inset: number): { columns: Column[]; width: number } {
    const between = this.size * 1.4;
    const width = (this.width - 2 * inset - between) / 2;
    const columns = readingOrder(this.canvas.language).map((language, index) => ({
      language,
      start: this.margin + inset + index * (width + between),
      align: index === 0 ? ('start' as const) : ('end' as const),
    }));
    return { columns, width };
  }
}
