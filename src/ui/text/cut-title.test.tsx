import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { defaultBusinessSettings } from '#src/domain/business-settings.ts';
import type { Language } from '#src/domain/language.ts';
import { truncateTitle } from '#src/domain/truncate.ts';
import { CutTitle } from './cut-title.tsx';

const shown = (title: string, language: Language) => truncateTitle(title, language, defaultBusinessSettings);

describe('C08 a title on a card', () => {
  test.each([
    [
      'en',
      'Tell the teacher three things when your child has diabetes',
      'Tell the teacher three things when your child…',
    ],
    ['ar', 'يوم دراسي متوازن مع السكري', 'يوم دراسي…'],
  ] as const)('in %s ends with a whole word, and is whole once it is pressed', async (language, title, cut) => {
    render(<CutTitle component="h2" title={title} cut={shown(title, language)} />);
    const heading = screen.getByRole('heading', { level: 2, name: title });
    const button = screen.getByRole('button', { name: title, expanded: false });
    expect(button.textContent).toBe(cut);
    await userEvent.click(button);
    expect(heading.textContent).toBe(title);
    await userEvent.keyboard('{Enter}');
    expect(button.textContent).toBe(cut);
  });

  test('is a plain heading where it fits', () => {
    render(<CutTitle component="h3" title="Fish once a week" cut={shown('Fish once a week', 'en')} />);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Fish once a week');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
