import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DataText } from './data-text.tsx';

test.each([
  ['سارة الحربي', 'ar'],
  ['Huda Al Harbi', 'en'],
  ['12 شارع القافلة', 'ar'],
  ['«Sara» سارة', 'en'],
  ['+966 51 234 4821', null],
])('X04 %s is read out in its own language: %s', (text, language) => {
  const { container } = render(<DataText text={text} />);
  expect(container.querySelector('bdi')?.getAttribute('lang')).toBe(language);
  expect(container.textContent).toBe(text);
});

test('X04 The parts of a text in the other language have their own `lang`', () => {
  const { container } = render(<DataText text="7421 طريق أنس بن مالك, An Narjis, Riyadh 13327. البوابة الزرقاء" />);
  expect(container.innerHTML).toBe(
    '<bdi lang="ar">7421 طريق أنس بن مالك, <span lang="en">An Narjis, Riyadh 13327. </span>البوابة الزرقاء</bdi>',
  );
});

test.each([
  ['en', '7421 طريق أنس بن مالك, An Narjis, Riyadh 13327', 'ltr', 'en'],
  ['ar', 'Anas Ibn Malik Rd، النرجس، الرياض', 'rtl', 'ar'],
  ['en', '12 شارع القافلة', null, 'ar'],
  ['ar', '12 Al Qafila St', null, 'en'],
] as const)(
  'X04 An address on a page in %s has the direction of the page, if a part of it is in its language: %s',
  (within, text, dir, lang) => {
    const { container } = render(<DataText text={text} within={within} />);
    const element = container.querySelector('bdi');
    expect([element?.getAttribute('dir'), element?.getAttribute('lang')]).toEqual([dir, lang]);
    expect(container.textContent).toBe(text);
  },
);
