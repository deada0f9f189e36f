import type { Language } from '../../src/domain/language.ts';
import { appendPages, longLists } from './appending.ts';
import { openPhone, type SlowBrowser } from './browser.ts';
import { languages } from './conditions.ts';
import { loadLighthouse, runLighthouse } from './lighthouse.ts';
import { loadNow } from './machine.ts';
import { median, mediansOf } from './median.ts';
import { type BenchPage, pages } from './pages.ts';
import type { LighthouseResult, PageResult, Step, StepResult } from './results.ts';
import { interactions } from './rows.ts';
import type { Servers } from './servers.ts';
import { slowdownNow } from './speed.ts';
import { type Visit, visit } from './visit.ts';

/** The browser, servers and settings of a run. */
export interface Bench {
  browser: SlowBrowser;
  servers: Servers;
  rounds: number;
  say: (line: string) => void;
}

async function firstVisit(browser: SlowBrowser, origin: string, path: string, language: Language): Promise<Visit> {
  const phone = await openPhone(browser, { origin, language, isSignedIn: false });
  const result = await visit(phone, `${origin}${path}`);
  await phone.context.close();
  return result;
}

/** Measures the static page as many times as everything else. */
export async function measureStaticPage({ browser, servers, rounds }: Bench): Promise<Visit> {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    visits.push(await firstVisit(browser, servers.staticPage, '/', 'en'));
  }
  return mediansOf(visits);
}

/** The visits to one page in one language, of all rounds. */
interface PageVisits {
  page: BenchPage;
  language: Language;
  firsts: Visit[];
  repeats: Visit[];
  /** Of the same page without scripts; none for pages that need them. */
  limits: Visit[];
  loads: number[];
}

async function visitPage({ browser, servers }: Bench, visits: PageVisits, isLast: boolean): Promise<void> {
  const { page, language, firsts, repeats, limits, loads } = visits;
  const visitLimit = async () => {
    if (page.isPublic) limits.push(await firstVisit(browser, servers.withoutScripts, page.path, language));
  };
  loads.push(loadNow());
  await visitLimit();
  const phone = await openPhone(browser, { origin: servers.app, language, isSignedIn: !page.isPublic });
  firsts.push(await visit(phone, `${servers.app}${page.path}`, page.control));
  repeats.push(await visit(phone, `${servers.app}${page.path}`, page.control));
  await phone.context.close();
  if (isLast) await visitLimit();
}

function pageResult({ page, language, firsts, repeats, limits, loads }: PageVisits): PageResult {
  const limit = limits.length > 0 ? mediansOf(limits) : null;
  const [first, repeat] = [mediansOf(firsts), mediansOf(repeats)];
  return { name: page.name, language, first, repeat, limit, lighthouse: null, load: Math.max(...loads) };
}

function pageLine({ name, language, first, repeat, limit, load }: PageResult): string {
  const ms = (value: number | null | undefined) => (value === null || value === undefined ? '–' : value.toFixed(0));
  return (
    `${name}, ${language}: FCP ${ms(first.fcp)}, LCP ${ms(first.lcp)} (without scripts ${ms(limit?.fcp)}, ${ms(limit?.lcp)}), ` +
    `usable ${ms(first.usable)}, ${ms(first.requests)} requests, ${ms(first.kilobytes)} kB, ` +
    `again ${ms(repeat.lcp)}; load ${load.toFixed(1)}`
  );
}

/**
 * Measures those of the rows that are pages, in both languages. Each round visits all of them, so that a minute in which
 * the machine is slow affects one of a page's visits and not their median.
 */
export async function measurePages(bench: Bench, rows: readonly string[]): Promise<PageResult[]> {
  const all: PageVisits[] = languages.flatMap((language) =>
    pages
      .filter(({ name }) => rows.includes(name))
      .map((page) => ({ page, language, firsts: [], repeats: [], limits: [], loads: [] })),
  );
  for (let round = 1; round <= bench.rounds; round += 1) {
    bench.say(`pages, round ${round} of ${bench.rounds}`);
    for (const visits of all) await visitPage(bench, visits, round === bench.rounds);
  }
  const results = all.map(pageResult);
  for (const result of results) bench.say(pageLine(result));
  return results;
}

/** Adds Lighthouse's results to the public pages among the results. */
export async function addLighthouse(bench: Bench, results: readonly PageResult[]): Promise<PageResult[]> {
  const lighthouse = await loadLighthouse();
  const all = results.map((result) => ({ result, runs: [] as LighthouseResult[] }));
  for (let round = 1; round <= bench.rounds; round += 1) {
    bench.say(`Lighthouse, round ${round} of ${bench.rounds}`);
    for (const { result, runs } of all) {
      const page = pages.find(({ name }) => name === result.name);
      if (!page?.isPublic) continue;
      const slowdown = await slowdownNow(bench.browser.browser);
      const { language } = result;
      runs.push(await runLighthouse(lighthouse, { origin: bench.servers.app, path: page.path, language, slowdown }));
    }
  }
  return all.map(({ result, runs }) => {
    if (runs.length === 0) return result;
    const medians = mediansOf(runs);
    const { score, fcp, lcp, tbt, cls } = medians;
    bench.say(
      `Lighthouse, ${result.name}, ${result.language}: ${score}; FCP ${fcp.toFixed(0)}, LCP ${lcp.toFixed(0)}, ` +
        `TBT ${tbt.toFixed(0)}, CLS ${cls.toFixed(3)}`,
    );
    return { ...result, lighthouse: medians };
  });
}

/** Returns one median per action, in the order of the actions. */
function stepResults(row: string, language: Language, load: number, steps: readonly Step[]): StepResult[] {
  const kinds = [...new Map(steps.map(({ name, unit }) => [name, unit]))];
  return kinds.map(([name, unit]) => {
    const value = median(steps.filter((step) => step.name === name).map((step) => step.value));
    return { row, name, language, value, unit, load };
  });
}

/** Measures those of the rows that are actions on loaded pages or in long lists, in both languages. */
export async function measureSteps(bench: Bench, rows: readonly string[]): Promise<StepResult[]> {
  const { browser, servers, rounds, say } = bench;
  const results: StepResult[] = [];
  const add = (row: string, language: Language, load: number, steps: readonly Step[]) => {
    for (const result of stepResults(row, language, load, steps)) {
      results.push(result);
      const { name, value, unit } = result;
      say(`${name}, ${language}: ${(value ?? Number.NaN).toFixed(0)} ${unit}; load ${load.toFixed(1)}`);
    }
  };
  const acts = languages.flatMap((language) =>
    Object.entries(interactions)
      .filter(([row]) => rows.includes(row))
      .map(([row, act]) => ({ row, act, language, steps: [] as Step[], loads: [] as number[] })),
  );
  for (let round = 1; round <= rounds; round += 1) {
    for (const { act, language, steps, loads } of acts) {
      loads.push(loadNow());
      steps.push(...(await act(browser, servers.app, language)));
    }
  }
  for (const { row, language, steps, loads } of acts) add(row, language, Math.max(...loads), steps);
  for (const list of longLists.filter(({ row }) => rows.includes(row))) {
    for (const language of languages) {
      add(list.row, language, loadNow(), await appendPages(browser, servers, language, list));
    }
  }
  return results;
}
