import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { invoiceRetentionYears } from '#src/domain/erasure.ts';
import type { Language } from '#src/domain/language.ts';
import { type ClassedRoot, dataClasses } from '../scripts/contract-privacy.ts';
import { bundlePath } from '../scripts/redocly.ts';

// Read as text: an import has the compiled messages.
const messagesOf = (language: Language) =>
  JSON.parse(readFileSync(`src/i18n/${language}.json`, 'utf8')) as Record<string, string>;
const english = messagesOf('en');
const classes = (parse(readFileSync(bundlePath, 'utf8')) as ClassedRoot)['x-data-classes'] ?? {};
const personal = dataClasses.filter((each) => each !== 'none');

/** The classes that the privacy centre explains, by its messages. */
const shownBy = (catalogue: object) => [
  ...new Set(
    Object.keys(catalogue).flatMap((id) => /^privacy\.kept\.(\w+)\.(?:title|what|why|who|until)$/.exec(id)?.[1] ?? []),
  ),
];

describe('what the privacy centre says is kept', () => {
  test.each([
    ['English', english],
    ['Arabic', messagesOf('ar')],
  ])('is every class of personal data of the contract, in %s', (_language, catalogue) => {
    expect(Object.keys(classes).toSorted()).toEqual(dataClasses.toSorted());
    expect(shownBy(catalogue).toSorted()).toEqual(personal.toSorted());
  });

  test('has the years of the record of processing for invoices', () => {
    expect(classes['payment']?.retention).toContain(`${invoiceRetentionYears} years after the year of the invoice`);
    expect(english['privacy.kept.payment.until']).toContain('after the year of the invoice');
  });

  test('names the recipients that the record excludes for health', () => {
    const excluded = 'Neither the driver nor the payment provider';
    expect(classes['health']?.recipients).toContain(excluded);
    expect(english['privacy.kept.health.who']).toContain(excluded);
  });
});
