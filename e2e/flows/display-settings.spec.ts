import { expect, test } from '../fixtures.ts';
import { openScreen } from './screens.ts';

test('X04 Nothing moves for longer than an instant where a person wants less motion, dialogs included @in-arabic @rest', async ({
  page,
  signIn,
}) => {
  await signIn('huda');
  /** The elements that would move: with an animation, or a transition of more than opacity, of 20 ms or longer. */
  const moving = async () =>
    page.evaluate(() => {
      // The app animates only while data loads; this animated element always exists.
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'animation: any 2s infinite; transition: transform 2s';
      const longest = (times: string) => Math.max(...times.split(',').map((each) => Number.parseFloat(each) * 1000));
      const found = [...document.querySelectorAll('body *')].flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const { animationName, animationDuration, animationIterationCount, transitionProperty, transitionDuration } =
            style;
          const isAnimated =
            animationName !== 'none' &&
            (longest(animationDuration) >= 20 || animationIterationCount.includes('infinite'));
          const isTransition = !/^(?:opacity|none)$/.test(transitionProperty) && longest(transitionDuration) >= 20;
          return isAnimated || isTransition ? `${element.outerHTML.slice(0, 80)} ${pseudo ?? ''}` : [];
        }),
      );
      probe.remove();
      const running = document
        .getAnimations()
        .filter((each) => !(each instanceof CSSTransition && each.transitionProperty === 'opacity'))
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) >= 20);
      return [...found, ...running.map(({ id }) => `runs: ${id}`)];
    });
  await openScreen(page, { path: '/meals?meal=1', who: 'huda' });
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving()).toEqual([]);
  for (const path of ['/', '/packages/1', '/profile/my-orders/current-orders?order=2051']) {
    await openScreen(page, { path, who: 'huda' });
    expect(await moving(), path).toEqual([]);
  }
});

test('X04 In forced colours buttons have a border, and what is chosen is filled with the system’s highlight @in-english @rest', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('huda');
  await openScreen(page, { path: '/packages', who: 'huda' });
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  });
  const fillOfChosen = page.locator('main label:has(input[type="radio"]:checked)').first();
  await expect(fillOfChosen).toHaveCSS('background-color', highlight);

  const colours = page.getByRole('contentinfo').locator('input[type="radio"]:checked + span');
  await expect(colours).toHaveCSS('background-color', highlight);

  await openScreen(page, { path: '/profile/my-account/account-setting', who: 'huda' });
  for (const button of await page.locator('main button[data-variant]').all()) {
    await expect(button).not.toHaveCSS('border-top-width', '0px');
  }
  await expect(page.locator('main label input[type="radio"]:checked + span').first()).toHaveCSS(
    'background-color',
    highlight,
  );
});
