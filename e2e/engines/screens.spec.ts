import type { PersonaName } from '../../mocks/personas.ts';
import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';

const orders = '/profile/my-orders';

/** The ten screens that matter most to parents, by the persona that opens them. */
const screens: Readonly<Record<'visitor' | 'huda' | 'maha', readonly string[]>> = {
  visitor: ['/', '/packages', '/signin'],
  huda: [
    '/packages/1',
    `${orders}/current-orders`,
    `${orders}/current-orders?order=2051`,
    '/profile/my-account/applicants/add-applicants',
    `${orders}/report/2018`,
  ],
  maha: ['/cart/choose-applicants', '/checkout'],
};

const innerSize = async (person: Person) => person.evaluate(() => [innerWidth, innerHeight] as const);

const sizes = [
  [390, 844],
  [1280, 800],
] as const;

/** Opens a screen and checks it on a phone and on a desktop, or in one size if the engine can't resize. */
async function lookAt(person: Person, path: string): Promise<void> {
  await person.open(path);
  for (const [width, height] of person.hasFixedSize ? [await innerSize(person)] : sizes) {
    if (!person.hasFixedSize) await person.resize(width, height);
    expect((await person.see({ role: 'heading', level: 1 })).trim(), `${path}: its heading`).not.toBe('');
    const loading = async () => person.evaluate(() => document.querySelectorAll('main [aria-busy="true"]').length);
    await expect.poll(loading, `${path}: parts that are loading`).toBe(0);
    expect((await person.address()).pathname, 'the screen itself').toBe(new URL(path, 'http://any').pathname);
    const overflow = await person.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${path} at ${width}: pixels that are wider than the window`).toBeLessThanOrEqual(0);
  }
}

for (const who of ['visitor', 'huda', 'maha'] as const satisfies readonly PersonaName[]) {
  test(`R01 R10 R17 R27 R30 The key screens of ${who} open without overflow or errors`, async ({
    person,
    signInAs,
  }) => {
    if (who !== 'visitor') await signInAs(who);
    for (const path of screens[who]) await lookAt(person, path);
  });
}

test('R10 R27 R30 The package with its panel, the cart and an order open @short', async ({
  person,
  signInAs,
  message,
}) => {
  await signInAs('maha');
  await person.open('/packages/1');
  await person.see({ role: 'region', name: message('subscribe.label') });
  await lookAt(person, '/cart/choose-applicants');
  await signInAs('huda');
  await lookAt(person, `${orders}/current-orders?order=2051`);
});
