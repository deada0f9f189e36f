import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { fieldsOf, knownTokens } from './autofill-tokens.ts';
import { openScreen, screens, screensByPerson } from './screens.ts';

/** Names, numbers and emails of all parents and students of the seeds; names also by their first word. */
async function peopleOf(page: Page): Promise<string[]> {
  const state = await page.evaluate(async () => window.nabtaMock?.state());
  const { users = [], applicants = [] } = state ?? {};
  const names = [
    ...users.map(({ full_name }) => full_name),
    ...applicants.flatMap(({ name, arabic_name }) => [name, arabic_name]),
  ].flatMap((name) => (name ? [name, name.split(' ')[0] ?? name] : []));
  const ways = users.flatMap(({ mobile_number, email }) => [mobile_number.slice(4), email ?? '']);
  return [...new Set([...names, ...ways])].filter((text) => text.length > 2);
}

for (const { person, own } of screensByPerson(screens)) {
  test(`X01 ${person}: each field of each screen has its line in the table of autofill, and no title names a person @rest`, async ({
    page,
    signIn,
    storage,
  }) => {
    test.slow();
    const [first] = own;
    if (first) await signIn(first.who);
    const titles: Record<string, string> = {};
    for (const screen of own) {
      const { path } = screen;
      if (screen.storage) await storage(screen.storage);
      await openScreen(page, screen);
      titles[path] = await page.title();
      const fields = await fieldsOf(page, 'body');
      expect(fields, path).toEqual(Object.fromEntries(Object.keys(fields).map((id) => [id, knownTokens[id]])));
    }
    const people = await peopleOf(page);
    expect(people.length, 'names, numbers and emails of the seeds').toBeGreaterThan(9);
    expect(
      Object.entries(titles).filter(([, title]) => people.some((text) => title.includes(text))),
      'titles are kept in the history of the browser',
    ).toEqual([]);
  });
}
