import { describe, expect, it } from 'vitest';
import type { OrderReportAnswerDto } from '#src/api/generated/client.schemas.ts';
import { toOrderReport } from '#src/api/order-report.ts';
import type { LocalizedName } from '#src/domain/localized-name.ts';
import type { OrderReport } from '#src/domain/order-report.ts';
import { reportTexts } from '#src/features/report/report-texts.ts';
import { testMock } from '#mocks/test-mock.ts';
import { testParent } from '#mocks/test-parent.ts';
import { comparableText, intlOf, reportFile, writtenIn } from './test-report-pdf.ts';

testMock({ clock: '2026-11-23T07:00:00Z' });

/** The rule above the foot of a page, in points above the bottom of the paper. */
const FOOT = (1123 - 1061) * 0.75;

/** Words with a number each, so that a missing one is seen. */
const numbered = (word: string, from: number, count: number) =>
  Array.from({ length: count }, (_each, index) => `${word}${from + index}`).join(' ');

const allergic = { en: 'Allergic to Peanuts (severe)', ar: 'حساسية من: الفول السوداني (شديدة)' } as const;

/** Notes of so many words, and the allergies at their end as the server writes them. */
function healthOf(notes: number, words: number): LocalizedName {
  const written = (word: string, end: string) =>
    [...Array.from({ length: notes }, (_each, note) => numbered(word, 1000 + note * words, words)), end].join('. ');
  return { name: written('care', allergic.en), arabicName: written('رعاية', allergic.ar) };
}

async function withHealth(medicalIssue: LocalizedName): Promise<OrderReport> {
  const { body } = await testParent('huda').get<OrderReportAnswerDto>('/orders/2018/report');
  const report = toOrderReport(body.data.report);
  const subscriptions = report.order.subscriptions.map((each, index) =>
    index === 0 ? { ...each, medicalCategory: 'chronic' as const, medicalIssue } : each,
  );
  return { ...report, order: { ...report.order, subscriptions } };
}

describe.each(['en', 'ar'] as const)('H06 the health of a student in the PDF in %s', (language) => {
  it.each([
    ['three notes of 490 characters', 3, 55, 1],
    ['fourteen notes of 490 characters', 14, 55, 2],
    ['a text of several pages', 1, 2400, 3],
  ] as const)('is whole on the paper, with all that follows: %s', async (_title, notes, words, least) => {
    const report = await withHealth(healthOf(notes, words));
    const pages = await writtenIn(await reportFile(report, language));
    for (const page of pages) {
      const low = page.filter(({ text, bottom }) => text.trim() !== '' && bottom < FOOT);
      // The line of the foot alone: its signs have one height.
      expect([...new Set(low.map(({ bottom }) => bottom.toFixed(1)))]).toHaveLength(1);
      expect(Math.min(...low.map(({ bottom }) => bottom))).toBeGreaterThan(20);
    }

    const sheets = pages.slice(1).map((page) =>
      comparableText(
        page
          .filter(({ bottom }) => bottom > FOOT)
          .map(({ text }) => text)
          .join(''),
      ),
    );
    const word = language === 'ar' ? 'رعاية' : 'care';
    const shown = sheets.flatMap((text) => [...text.matchAll(new RegExp(`${word}(\\d{4})`, 'gu'))].map(([, at]) => at));
    expect(shown).toEqual(Array.from({ length: notes * words }, (_each, index) => String(1000 + index)));
    expect(sheets.filter((text) => text.includes(word)).length).toBeGreaterThanOrEqual(least);
    const all = sheets.join('');
    expect(all).toContain(comparableText(allergic[language]));
    const { subscriptions } = reportTexts(await intlOf(language), language, report);
    const others = subscriptions.flatMap(({ groups }) =>
      groups.flatMap(({ title, fields }) => [
        title,
        ...fields.flatMap(({ key, label, value }) => (key === 'issue' ? [label] : [label, value])),
      ]),
    );
    for (const text of others) expect(all).toContain(comparableText(text));
    // Each page says whose health it is.
    const student = comparableText(subscriptions[0]?.student ?? '');
    for (const text of sheets) if (text.includes(word)) expect(text).toContain(student);
  });
});
