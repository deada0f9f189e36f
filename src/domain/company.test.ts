import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { company } from './company.ts';

it('index.html has the same name', () => {
  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const { en, ar } = company.name;
  expect(html).toContain(`<title>${en}</title>`);
  expect(html).toContain(`document.title = language === 'ar' ? '${ar}' : '${en}'`);
  expect(html).toContain(`<h1>${en} can’t be opened right now</h1>`);
  expect(html).toContain(`<h1>يتعذّر فتح ${ar} الآن</h1>`);
  expect(html).toContain(`<h1>This browser is too old for ${en}</h1>`);
  expect(html).toContain(`<h1>هذا المتصفح قديم ولا تعمل عليه ${ar}</h1>`);
  expect(html).toContain(`<h1>${en} needs JavaScript</h1>`);
  expect(html).toContain(`<h1>${ar} تحتاج إلى جافاسكربت</h1>`);
});
