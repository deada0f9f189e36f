import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArticleBody } from './article-body.tsx';

// The set-up of these tests fails on React's complaint about equal keys.
test('C09 an article repeats a paragraph as often as it was written', () => {
  render(<ArticleBody source={'Wash the apples.\n\nWait.\n\nWash the apples.'} title="Apples" />);
  const paragraphs = screen.getByRole('article').querySelectorAll('p');
  expect([...paragraphs].map((paragraph) => paragraph.textContent)).toEqual([
    'Wash the apples.',
    'Wait.',
    'Wash the apples.',
  ]);
});
