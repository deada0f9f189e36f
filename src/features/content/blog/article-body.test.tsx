import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArticleBody } from './article-body.tsx';

// The test set-up fails on React's warning about duplicate keys.
test('C09 an article repeats a paragraph as often as it was written', () => {
  render(<ArticleBody source={'Wash the apples.\n\nWait.\n\nWash the apples.'} title="Apples" />);
  const paragraphs = screen.getByRole('article').querySelectorAll('p');
  expect([...paragraphs].map((paragraph) => paragraph.textContent)).toEqual([
    'Wash the apples.',
    'Wait.',
    'Wash the apples.',
  ]);
});
