import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

function messagesOf(language: string): [id: string, text: string][] {
  const file = new URL(`${language}.json`, import.meta.url);
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
}

test.each(['en', 'ar'])('a time that is left keeps its number and unit on one line, %s', (language) => {
  const times = messagesOf(language).filter(([id]) => id.startsWith('time.'));
  expect(times.filter(([, text]) => text.includes('#\u00a0')).length).toBeGreaterThan(0);
  expect(times.filter(([, text]) => text.includes('# '))).toEqual([]);
});

test.each(['en', 'ar'])('a span of ages is kept on one line, %s', (language) => {
  const age = /\bage[sd]?\b|أعمار|الأبناء من/i;
  const span = /\{(?:from|min)\}\s\S+(?:\s|)\{(?:to|max)\}/;
  const ages = messagesOf(language).flatMap(([, text]) => (age.test(text) ? (span.exec(text) ?? []) : []));
  expect(ages.length).toBeGreaterThan(5);
  expect(ages.filter((text) => text.includes(' '))).toEqual([]);
});
