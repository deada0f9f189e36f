import { seedArticles } from '../../mocks/seed/content/articles.ts';
import { seedTime } from '../../mocks/seed/seed-time.ts';
import type { Language } from '../../src/domain/language.ts';
import { expect, test } from '../fixtures.ts';

/** The lengths at which titles and descriptions are cut, in visible letters (rules.md#cut-texts). */
const lengths = { en: { title: 45, description: 110 }, ar: { title: 10, description: 100 } };

/** The whole words that fit into the length, without punctuation at the end. */
function cut(text: string, length: number, language: Language): string {
  const lettersOf = (part: string) => [...new Intl.Segmenter(language).segment(part)].length;
  if (lettersOf(text) <= length) return text;
  const words = text.split(' ');
  while (lettersOf(words.join(' ')) > length) words.pop();
  return `${words.join(' ').replace(/[\s,;:،؛–—-]+$/, '')}…`;
}

/** The articles that the mock lists; only their dates depend on its clock. */
const articles = seedArticles(seedTime(new Date('2026-11-01T06:00:00Z'))).filter(({ is_active }) => is_active);

test('R07 C08 C13 W01 A visitor reads down the blog: ten articles, then ten more below them @in-arabic', async ({
  page,
  message,
  language,
  axe,
}) => {
  const asked: Record<string, string>[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // Preloads of hovered links are not requests of this list.
    if (pathname.endsWith('/healths') && searchParams.has('page')) asked.push(Object.fromEntries(searchParams));
  });
  await page.goto('/blog');
  await expect(page).toHaveTitle(message('app.title', { page: message('blog.title') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('blog.title'));
  const list = page.getByRole('main').getByRole('article');
  await expect(list).toHaveCount(10);

  for (const [index, article] of articles.slice(0, 10).entries()) {
    const title = language === 'ar' ? article.arabic_name : article.name;
    const text = (language === 'ar' ? article.arabic_description : article.description).replaceAll(/\s+/g, ' ');
    const heading = list.nth(index).getByRole('heading', { level: 2 });
    const shown = cut(title, lengths[language].title, language);
    await expect(heading.getByText(shown, { exact: true }).filter({ visible: true })).toBeVisible();
    await expect(heading).toHaveAccessibleName(title);
    await expect(list.nth(index).locator('p')).toContainText(cut(text, lengths[language].description, language));
    await expect(list.nth(index).locator('p')).toContainText(text);
  }
  await axe();

  await page.getByRole('button', { name: message('list.more') }).click();
  await expect(list).toHaveCount(20);
  await expect(
    page.getByRole('main').getByText(message('blog.shown', { shown: 20, total: articles.length })),
  ).toBeVisible();
  await page.getByRole('button', { name: message('list.more') }).click();
  await expect(list).toHaveCount(articles.length);
  await expect(page.getByRole('button', { name: message('list.more') })).toHaveCount(0);
  expect(asked).toEqual(['1', '2', '3'].map((number) => ({ page: number, per_page: '10' })));
  // The focus moves to the first article that the button loaded.
  await expect(list.nth(20).getByRole('link')).toBeFocused();
});

for (const [place, path, level, tag] of [
  ['the blog', '/blog', 2, ' @rest'],
  ['the home page', '/', 3, ' @in-english'],
  ['the side list', `/blog/${articles.at(-1)?.id}`, 3, ' @rest'],
] as const) {
  test(`C08 A cut title on ${place} ends with a whole word, and is shown whole on hover, on focus and when pressed${tag}`, async ({
    page,
    language,
    axe,
  }) => {
    const [article] = articles;
    if (!article) throw new Error('The blog is empty');
    const title = language === 'ar' ? article.arabic_name : article.name;
    const shown = cut(title, lengths[language].title, language);
    await page.goto(path);
    const heading = page.getByRole('heading', { level, name: title, exact: true });
    const button = heading.getByRole('button');
    // The English titles of the seeds fit into the limit of 45 letters.
    if (shown === title) {
      await expect(heading).toHaveText(title);
      await expect(button).toHaveCount(0);
      return;
    }
    const whole = heading.getByText(title, { exact: true });
    await expect(button).toHaveText(shown);
    await expect(button).toHaveAccessibleName(title);
    await expect(whole).toBeHidden();
    await axe();

    if (await page.evaluate(() => matchMedia('(hover: hover)').matches)) {
      await heading.hover();
      await expect(whole).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(whole).toBeHidden();
    }
    await page.keyboard.press('Shift');
    await button.focus();
    await expect(whole).toBeVisible();
    await axe();
    await button.blur();
    await expect(whole).toBeHidden();

    await button.click();
    await expect(button).toHaveText(title);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await axe();
    await button.click();
    await expect(button).toHaveText(shown);
  });
}

test('R08 C09 A visitor reads an article whole, and goes on to one of two others', async ({
  page,
  message,
  language,
  axe,
}) => {
  const [article, next] = articles;
  if (!article || !next) throw new Error('The blog is empty');
  const titleOf = (each: typeof article) => (language === 'ar' ? each.arabic_name : each.name);
  await page.goto(`/blog/${article.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(article));
  await expect(page).toHaveTitle(message('app.title', { page: titleOf(article) }));
  const text = page.getByRole('article', { name: titleOf(article) });
  const paragraphs = (language === 'ar' ? article.arabic_description : article.description).split('\n\n');
  await expect(text.locator('p')).toHaveText(paragraphs);
  // In the seeds the article is four days older than the clock.
  const written = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(written.locator('time')).toHaveText(language === 'ar' ? '18 نوفمبر 2026' : '18 Nov 2026');
  const picture = written.locator('img');
  await expect(picture).toHaveAttribute('src', article.image_url ?? '');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);

  const aside = page.getByRole('complementary', { name: message('article.next') });
  await expect(aside.getByRole('article')).toHaveCount(2);
  await axe();
  await aside.getByRole('link', { name: message('blog.readOne', { title: titleOf(next) }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(next));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(article));
});

test('C08 C09 C12 An empty blog shows an empty state, in the list and beside an article @in-english @rest', async ({
  page,
  message,
  scenario,
}) => {
  await scenario('no-blogs');
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: message('blog.empty') })).toBeVisible();
  await expect(page.getByRole('link', { name: message('blog.empty.meals') })).toBeVisible();
  await page.goto('/blog/24');
  await expect(page.getByRole('complementary', { name: message('article.next') })).toContainText(
    message('article.next.empty'),
  );
});

test('R32 An article that never was shows no results, not a crash @once @rest', async ({ page, message }) => {
  await page.goto('/blog/99999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('noResults.title'));
  await page.goto('/blog/lunch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('noResults.title'));
});

test('R04 C05 A visitor learns who Nabta is: vision, mission, goals, six values, transparency, since 2022', async ({
  page,
  message,
  axe,
}) => {
  await page.goto('/about');
  await expect(page).toHaveTitle(message('app.title', { page: message('about.title') }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2022');
  for (const id of [
    'about.vision.title',
    'about.mission.title',
    'about.goals.title',
    'about.values.health.title',
    'about.values.safety.title',
    'about.values.quality.title',
    'about.values.trust.title',
    'about.values.innovation.title',
    'about.values.social.title',
    'about.transparency.title',
  ] as const) {
    await expect(page.getByRole('heading', { name: message(id), exact: true }).first()).toBeVisible();
  }
  await axe();
});

test('C06 A reload of the policy keeps the place that was read, not the beginning of its section @once', async ({
  page,
  message,
}) => {
  await page.goto('/policy#orders');
  const orders = page.getByRole('heading', { name: message('policy.orders.title') });
  await expect(orders).toBeInViewport();
  const later = page.getByRole('heading', { name: message('policy.packages.title') });
  await later.evaluate((element) => {
    element.scrollIntoView();
  });
  await expect(orders).not.toBeInViewport();
  await page.reload();
  await expect(later).toBeInViewport();
});

test('R13 C06 The policy’s nine sections can be linked to and hold the numbers in force', async ({
  page,
  message,
  axe,
}) => {
  await page.goto('/policy#cancellation');
  await expect(page).toHaveTitle(message('app.title', { page: message('policy.title') }));
  const sections = page.getByRole('main').locator('section[id]');
  await expect(sections).toHaveCount(9);
  const cancellation = page.getByRole('region', { name: message('policy.cancellation.title') });
  await expect(cancellation).toBeInViewport();
  await expect(cancellation).toContainText(message('policy.cancellation.hours', { hours: 72 }));
  await expect(cancellation).toContainText(message('policy.cancellation.hours', { hours: 48 }));
  // The 48 hours are counted back from the delivery window.
  await expect(cancellation).toContainText(/9:30\s(?:am|ص)/);
  const policy = page.getByRole('main');
  for (const sentence of [
    message('policy.registration.code', { digits: 6, minutes: 2 }),
    message('policy.registration.password', { length: 8 }),
    message('policy.registration.students', { from: 4, to: 18 }),
    message('policy.orders.vat', { vat: '15%' }),
    message('policy.delivery.fresh', { eatHours: 12 }),
    message('policy.subscription.sum', { monthDays: 22 }),
    message('policy.subscription.pause', { offDays: 3, noticeHours: 48 }),
    message('policy.subscription.renew', { renewalLeadDays: 14 }),
  ]) {
    await expect(policy).toContainText(sentence);
  }
  await expect(policy).toContainText(/11\s(?:pm|م)/);
  await axe();

  await page.getByRole('link', { name: message('policy.link', { section: message('policy.contact.title') }) }).click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(page.getByRole('region', { name: message('policy.contact.title') })).toBeInViewport();
});

test('R12 C07 A visitor sees what kinds of event there are tables for, and the news @in-arabic', async ({
  page,
  message,
  axe,
}) => {
  await page.goto('/event');
  await expect(page).toHaveTitle(message('app.title', { page: message('event.title') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('event.hero.title'));
  const kinds = page.getByRole('region', { name: message('event.kinds') });
  await expect(kinds.getByRole('heading', { level: 2 })).toHaveCount(3);
  await expect(kinds).toContainText(message('event.kind.guests', { guests: 50 }));
  const news = page.getByRole('region', { name: message('event.news') });
  await expect(news.getByRole('article')).toHaveCount(3);
  await axe();
  await news.getByRole('button', { name: message('list.more') }).click();
  await expect.poll(() => news.getByRole('article').count()).toBeGreaterThan(3);
  await page.getByRole('link', { name: message('event.hero.ask') }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('C07 C12 Without news, the page shows an empty state with a next step @once', async ({
  page,
  message,
  scenario,
}) => {
  await scenario('no-news');
  await page.goto('/event');
  const news = page.getByRole('region', { name: message('event.news') });
  await expect(news).toContainText(message('event.news.empty'));
  await expect(news.getByRole('link', { name: message('event.news.blog') })).toBeVisible();
});

test('C09 C13 What is missing in the language in use shows in the other one @in-arabic @rest', async ({
  page,
  message,
  language,
  scenario,
}) => {
  await scenario('untranslated-article');
  await page.goto('/blog/1');
  const [title, text] =
    language === 'ar'
      ? ['Only in English', 'This article has no translation yet.']
      : ['بالعربية فقط', 'لم يُترجم هذا المقال بعد.'];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(message('app.title', { page: title }));
  const article = page.getByRole('article', { name: title });
  await expect(article).toContainText(text);
  // The article has the `lang` of its text, which a screen reader needs.
  const other = language === 'ar' ? 'en' : 'ar';
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', other);
  await expect(article).toHaveAttribute('lang', other);
  // The article has no picture either: a drawn one is shown.
  const header = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(header.locator('img[srcset*="article-"]')).toBeVisible();
  await expect(header.locator('img')).toHaveCount(1);
});
