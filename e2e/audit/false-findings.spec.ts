import { expect, test } from '@playwright/test';
import { falseFindings } from './false-findings.ts';
import { usedPlaces } from './used.ts';

test('X01 Each false finding in the list is still reported on some page', ({ page: _page }, { project }) => {
  const used = usedPlaces(project.outputDir);
  const gone = falseFindings.filter((_, place) => !used.has(place));
  expect(gone, 'remove these from e2e/audit/false-findings.ts').toEqual([]);
});
