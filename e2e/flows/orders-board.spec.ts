import { expect, test } from '../fixtures.ts';
import { openOnMonday, path, students } from './order-page-steps.ts';

test('F61 Current orders begin with today’s and the next lunch of each child, and nothing below moves when they arrive', async ({
  page,
  signIn,
  clock,
  controls,
  settled,
  message,
  language,
  axe,
}) => {
  await openOnMonday({ page, clock, signIn }, path);
  const board = page.getByRole('region', { name: message('board.rows') });
  const row = (student: { en: string; ar: string }) =>
    board.getByRole('listitem').filter({ has: page.getByRole('heading', { name: student[language] }) });
  const lama = row(students.lama);
  await expect(lama).toContainText(language === 'ar' ? 'لفائف ورق الأرز بالمانجو' : 'Rice paper rolls with mango');
  await expect(lama).toContainText(language === 'ar' ? 'زبادي بالمانجو والكيوي' : 'Yoghurt with mango and kiwi');
  await expect(lama.getByText(message('safety.mark.dish.safe'), { exact: true })).toHaveCount(2);
  await expect(row(students.faisal)).toContainText(message('board.rest.off'));
  await axe();
  const heightOf = async () => {
    await page.evaluate(async () => document.fonts.ready);
    return (await board.boundingBox())?.height ?? 0;
  };
  await settled();
  const loaded = await heightOf();
  const mark = board.getByText(message('safety.mark.dish.check'), { exact: true });
  for (const [operation, kind] of [
    ['listCurrentDeliveries', 'timeout'],
    ['listHealthIssues', 'timeout'],
    ['listApplicants', 'html-500'],
  ] as const) {
    await controls({ failure: { operation, kind } }, 'next page');
    await page.goto(path);
    const isWaiting = operation === 'listCurrentDeliveries';
    await expect(board.locator('[aria-busy]')).toHaveCount(isWaiting ? 6 : 0);
    await expect(mark).toHaveCount(operation === 'listApplicants' ? 4 : 0);
    expect(Math.abs((await heightOf()) - loaded), operation).toBeLessThan(1);
  }
});
