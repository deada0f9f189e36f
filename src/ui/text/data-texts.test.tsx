import { render } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { dataTexts } from './data-texts.tsx';

const listed = (locale: string, texts: readonly string[]) =>
  render(<p>{createIntl({ locale }).formatList(dataTexts(texts))}</p>).container.querySelector('p')?.innerHTML;

test('X04 Each text of a list is isolated, so that one in the other language does not turn the list', () => {
  expect(listed('en', ['جود', 'Yousef'])).toBe('<bdi lang="ar">جود</bdi> and <bdi lang="en">Yousef</bdi>');
  expect(listed('ar', ['Yousef', 'جود', 'جود'])).toBe(
    '<bdi lang="en">Yousef</bdi> و<bdi lang="ar">جود</bdi> و<bdi lang="ar">جود</bdi>',
  );
});
