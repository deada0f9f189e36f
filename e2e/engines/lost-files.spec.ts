import { expect, test } from './release-fixtures.ts';

test('E05 A part of the layout that can’t be fetched is missing until the next document, and nothing else is', async ({
  person,
  site,
  signInAs,
  seeHeading,
}) => {
  const icon = { css: 'header a[href="/notification"]' };
  await signInAs('huda');
  site.drop(/\/assets\/signed-in-icons-[^/]*\.(?:js|css)$/);
  await person.open('/policy');
  await seeHeading('policy.title');
  await expect.poll(() => site.lost().length).toBeGreaterThan(0);
  await seeHeading('policy.title');
  expect(await person.sees(icon)).toBe(false);

  site.repair();
  await person.reload();
  await person.see(icon);
});

test('E05 A page without its stylesheet shows an error, and another try opens it with its style', async ({
  person,
  site,
  message,
  seeHeading,
}) => {
  site.drop(/\/assets\/policy-[^/]*\.css$/);
  await person.open('/policy');
  await seeHeading('errorPage.network.title');
  site.repair();
  await person.press({ role: 'button', name: message('errorPage.retry'), within: { role: 'main' } });
  await seeHeading('policy.title');
  const missingSheets = async () =>
    person.evaluate(() =>
      [...document.querySelectorAll('link')]
        .filter(({ rel, sheet }) => rel === 'stylesheet' && (sheet === null || sheet.cssRules.length === 0))
        .map(({ href }) => href),
    );
  // Stylesheets that load when the page is idle may still be loading.
  await expect.poll(missingSheets).toEqual([]);
});
