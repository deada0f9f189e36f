import type { Language } from '#src/domain/language.ts';
import type { TextStyle } from '#src/pdf/pdf-canvas.ts';

/** Paper uses the light colours, whatever the screen's colour scheme is (design.md#dark-scheme). */
export const ink = {
  text: '#17261E',
  soft: '#36423A',
  muted: '#545C52',
  pine: '#0E6343',
  deep: '#083527',
  onPine: '#D9EEDF',
  onDeep: '#B4DDC2',
  white: '#FFFFFF',
  sand: '#F6F1E6',
  line: '#DCD4C2',
  faint: '#ECE5D6',
} as const;

/** The page's margins and columns, in px. */
export const sheet = { start: 52, width: 690, top: 48, bottom: 1048, foot: 1061 } as const;

/** The text styles of the PDF; Arabic has a larger line height. */
export function stylesOf(language: Language) {
  const isArabic = language === 'ar';
  const lines = isArabic ? 1.7 : 1.5;
  const style = (font: TextStyle['font'], size: number, colour: string, lineHeight = lines): TextStyle => ({
    font,
    size,
    colour,
    lineHeight,
  });
  return {
    title: style('display', 23, ink.text, 1.35),
    secondTitle: style('text', 12, ink.muted, 1.5),
    subtitle: style('text', 13, ink.muted),
    label: style('text', 11.5, ink.muted),
    secondLabel: style('text', 10.5, ink.muted, 1.4),
    value: style('strong', 13, ink.text),
    part: style('display', 14.5, ink.pine, 1.5),
    name: style('strong', 12.5, ink.text, 1.65),
    text: style('text', 12.5, ink.text, 1.65),
    head: style('strong', 12.5, ink.white, isArabic ? 1.5 : 1.35),
    secondHead: style('text', 11, ink.onPine, 1.35),
    item: style('strong', 12.5, ink.text),
    detail: style('text', 11.5, ink.muted),
    cell: style('text', 12.5, ink.text),
    note: style('text', 11.5, ink.muted, isArabic ? 1.8 : 1.65),
    caption: style('text', 10.5, ink.muted, isArabic ? 1.6 : 1.4),
    sumLabel: style('text', 12.5, ink.soft),
    sum: style('strong', 13, ink.text),
    totalLabel: style('strong', 12.5, ink.white, isArabic ? 1.6 : 1.5),
    secondTotal: style('text', 11, ink.onDeep, 1.4),
    total: style('display', 21, ink.white, 1.2),
    term: style('display', 13, ink.pine, 1.6),
    termText: style('text', 12, ink.soft, isArabic ? 1.8 : 1.6),
    foot: style('text', 11, ink.muted, 1.5),
    student: style('display', 16, ink.text, 1.4),
    state: style('text', 12.5, ink.text, 1.5),
    group: style('display', 12.5, ink.pine, 1.5),
    fieldLabel: style('text', 11.5, ink.muted, isArabic ? 1.55 : 1.45),
    fieldValue: style('strong', 12.5, ink.text, isArabic ? 1.55 : 1.45),
  };
}

export type PdfStyles = ReturnType<typeof stylesOf>;
