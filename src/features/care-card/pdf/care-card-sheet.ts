import type { Language } from '#src/domain/language.ts';
import { drawLogo } from '#src/pdf/draw-logo.ts';
import { leftToRight } from '#src/pdf/isolate.ts';
import type { PaperSize, PdfCanvas } from '#src/pdf/pdf-canvas.ts';
import type { AllergyTexts, BothTexts, CareCardTexts, DayTexts } from '#src/features/care-card/care-card-texts.ts';
import { signsOf } from '#src/features/care-card/severity-signs.ts';
import { type Block, CareCardBlocks, ink } from './care-card-blocks.ts';

/** The frame of a severity, which a printer without colours keeps. */
const frames: Record<AllergyTexts['severity'], { thickness: number; dash?: number }> = {
  severe: { thickness: 3 },
  unknown: { thickness: 3 },
  moderate: { thickness: 1.5 },
  mild: { thickness: 1, dash: 3 },
};

const joined = (label: BothTexts, value: BothTexts): BothTexts => {
  const write = (language: Language) => `${label[language]}: ${value[language]}`;
  return { en: write('en'), ar: write('ar') };
};

/** Draws the card: one page of A4, or two of A6, with what helps in an emergency first. */
export function drawCareCard(canvas: PdfCanvas, texts: CareCardTexts, paper: PaperSize): void {
  const lay = new CareCardBlocks(canvas, paper);
  const foot = footOf(lay, texts);
  const bottom = lay.height - lay.margin - foot.height - lay.gap / 2;
  let top = 0;

  const begin = () => {
    canvas.addPage();
    const isFirst = canvas.pageCount === 1;
    top = drawHead(lay, texts, isFirst);
    foot.draw(lay.height - lay.margin - foot.height);
  };
  const put = (blocks: readonly Block[]) => {
    for (const block of blocks) {
      // The end of a block higher than a page would be lost. None is: texts are limited, and a day has few dishes.
      if (top + block.height > bottom) begin();
      block.draw(top);
      top += block.height + (block.after ?? lay.gap);
    }
  };

  begin();
  put([...contactOf(lay, texts), ...allergiesOf(lay, texts)]);
  if (paper === 'a6') begin();
  put([...conditionsOf(lay, texts), ...lunchesOf(lay, texts)]);
}

/** @returns the position below the head, in px */
function drawHead(lay: CareCardBlocks, texts: CareCardTexts, isFirst: boolean): number {
  const { canvas, margin, size, gap } = lay;
  const logo = size * 2;
  drawLogo(canvas, { start: margin, top: margin, height: logo });
  const title = `${texts.title[canvas.language]} · ${texts.title[canvas.language === 'ar' ? 'en' : 'ar']}`;
  canvas.text(
    title,
    lay.style('strong', 1.05)[canvas.language],
    { start: margin, top: margin + logo * 0.2, width: lay.width },
    { tag: isFirst ? 'H1' : null, align: 'end' },
  );
  const facts = texts.facts.map(({ label, value }) => lay.both(joined(label, value), lay.style('text')));
  const name = lay.both(texts.name, lay.style('strong', isFirst ? 1.6 : 1.2), { tag: isFirst ? 'H2' : 'P' });
  const head = lay.stack([lay.rule(1.5, ink.text), lay.space(gap * 0.7), name, ...(isFirst ? facts : [])]);
  const top = margin + logo + gap * 0.6;
  head.draw(top);
  return top + head.height + gap;
}

function footOf(lay: CareCardBlocks, texts: CareCardTexts): Block {
  return lay.stack([
    lay.rule(1),
    lay.space(lay.gap * 0.4),
    lay.both(texts.foot.plan, lay.style('strong', 0.87)),
    lay.both(texts.foot.source, lay.style('text', 0.87, ink.soft)),
  ]);
}

/** A heading and its content; the heading stays with the first block. */
function part(lay: CareCardBlocks, title: BothTexts, blocks: readonly Block[]): Block[] {
  const [first = lay.space(0), ...rest] = blocks;
  const { after } = first;
  const heading = lay.stack([lay.both(title, lay.style('strong', 1.05), { tag: 'H3' }), lay.rule(0.75)], 1);
  const begun = lay.stack([heading, first], lay.gap * 0.45);
  return [after === undefined ? begun : { ...begun, after }, ...rest];
}

function contactOf(lay: CareCardBlocks, { contact }: CareCardTexts): Block[] {
  const inset = lay.frameInset;
  const lines = [
    lay.both(contact.title, lay.style('text', 1, ink.soft), { inset, tag: 'H3' }),
    lay.one(contact.name.en, lay.style('strong'), { inset }),
    lay.one(leftToRight(contact.phone), lay.style('strong', 1.3), { inset }),
    lay.both(contact.ambulance, lay.style('strong'), { inset }),
  ];
  return [lay.framed(lay.stack(lines), { thickness: 1 })];
}

function allergiesOf(lay: CareCardBlocks, texts: CareCardTexts): Block[] {
  const { title, none, groups, notes } = texts.allergies;
  return part(lay, title, [
    ...(none === null ? [] : [lay.both(none, lay.style('text'))]),
    ...groups.flatMap((group) => groupOf(lay, texts, group)),
    ...notes.map((note) => issueOf(lay, texts, note)),
  ]);
}

/** The frames of a severity; further allergies without a code have frames of their own, so that none exceeds a page. */
function groupOf(lay: CareCardBlocks, texts: CareCardTexts, group: AllergyTexts): Block[] {
  const inset = lay.frameInset;
  const [first, ...others] = group.issues;
  const frame = (content: readonly Block[]) => {
    const blocks = [
      lay.severity(group.label, signsOf[group.severity], lay.style('strong'), inset),
      ...content,
      lay.both(joined(texts.allergies.toDoTitle, group.toDo), lay.style('text'), { inset }),
    ];
    return lay.framed(lay.stack(blocks, 1), frames[group.severity]);
  };
  return [
    frame([
      ...(group.names === null ? [] : [lay.both(group.names, lay.style('strong', 1.15), { inset })]),
      ...(first === undefined ? [] : [issueOf(lay, texts, first, inset)]),
    ]),
    ...others.map((issue) => frame([issueOf(lay, texts, issue, inset)])),
  ];
}

type IssueInput = { name: BothTexts; words: string | null; needs?: BothTexts };

function issueOf(lay: CareCardBlocks, texts: CareCardTexts, { name, words, needs }: IssueInput, inset = 0): Block {
  return lay.stack([
    lay.both(name, lay.style('strong'), { inset }),
    ...(needs === undefined ? [] : [lay.both(needs, lay.style('text'), { inset })]),
    ...(words === null
      ? []
      : [
          lay.both(texts.wordsLabel, lay.style('text', 0.9, ink.soft), { inset }),
          lay.one(words, lay.style('text'), { inset }),
        ]),
  ]);
}

function conditionsOf(lay: CareCardBlocks, texts: CareCardTexts): Block[] {
  const { title, none, rows } = texts.conditions;
  const blocks = none === null ? rows.map((row) => issueOf(lay, texts, row)) : [lay.both(none, lay.style('text'))];
  return part(lay, title, blocks);
}

/** The lunches of the week: a page can end between two days, never within one. */
function lunchesOf(lay: CareCardBlocks, { lunches }: CareCardTexts): Block[] {
  if (lunches.none !== null) return part(lay, lunches.title, [lay.both(lunches.none, lay.style('text'))]);
  const days = lunches.days.map((day, index) => {
    const block = dayOf(lay, day);
    return index === lunches.days.length - 1 ? block : { ...block, after: lay.gap * 0.35 };
  });
  return part(lay, lunches.title, [...days, lay.both(lunches.note, lay.style('text', 0.87, ink.soft))]);
}

function dayOf(lay: CareCardBlocks, { day, state, dishes }: DayTexts): Block {
  const lines = dishes.flatMap(({ name, values }, index) => [
    lay.both(index === 0 && state === null ? joined(day, name) : name, lay.style('text')),
    lay.both(values, lay.style('strong')),
  ]);
  return lay.stack(state === null ? lines : [lay.both(joined(day, state), lay.style('text')), ...lines]);
}
