import { expect, it } from 'vitest';
import { reportFileName } from './report-file-name.ts';

it('the file is named after the order, in letters that every system takes', () => {
  expect(reportFileName('NB-20418')).toBe('nabta-NB-20418.pdf');
  expect(reportFileName('NB/2 04')).toBe('nabta-NB-2-04.pdf');
});
