import type { Page } from '@playwright/test';
import { waitForAnimations } from '../animations.ts';
import { expect, test } from '../fixtures.ts';
import { openScreen, screens, settled } from '../flows/screens.ts';
import { alfaFindings } from './alfa.ts';
import { falseFindings } from './false-findings.ts';
import { type LocatedFinding, locate } from './finding.ts';
import { ibmFindings } from './ibm.ts';
import { parentStates } from './parent-states.ts';
import { publicStates } from './public-states.ts';
import { noteUsed } from './used.ts';

const selectors = falseFindings.map(({ selector }) => selector);

/** The index of the known false finding that this finding is, or -1. */
const falsePlace = ({ engine, rule, matches }: LocatedFinding): number =>
  falseFindings.findIndex((each) => each.engine === engine && each.rule === rule && matches.includes(each.selector));

/** The findings of both engines on the current page, without the known false ones. */
async function findings(page: Page, outputDir: string): Promise<string[]> {
  await waitForAnimations(page);
  const found = await locate(page, [...(await ibmFindings(page)), ...(await alfaFindings(page))], selectors);
  const places = found.map(falsePlace);
  noteUsed(outputDir, new Set(places.filter((place) => place >= 0)));
  return found
    .filter((_, index) => places[index] === -1)
    .map(({ engine, rule, message, path, html }) => `${engine} ${rule}: ${message}\n  ${html}\n  ${path}`);
}

for (const screen of screens) {
  const { path, who, storage: entries } = screen;
  test(`X01 IBM's engine and Alfa find nothing on ${path} of ${who}`, async ({ page, signIn, storage }, info) => {
    await signIn(who);
    if (entries) await storage(entries);
    await openScreen(page, screen);
    expect(await findings(page, info.project.outputDir)).toEqual([]);
  });
}

for (const { name, path, who, scenario: situation, clock: at, storage: entries, only, withoutAxe, prepare } of [
  ...publicStates,
  ...parentStates,
]) {
  test(`X01 IBM's engine, Alfa and axe find nothing where ${name}`, async ({
    page,
    axe,
    clock,
    language,
    message,
    scenario,
    signIn,
    storage,
  }, info) => {
    if (only === 'phone') await page.setViewportSize({ width: 390, height: 844 });
    if (at !== undefined) await clock(at);
    if (who) await signIn(who);
    if (entries) await storage(entries);
    if (situation) await scenario(situation);
    await page.goto(path);
    await settled(page);
    await prepare?.({ page, language, message, scenario });
    expect(await findings(page, info.project.outputDir)).toEqual([]);
    if (withoutAxe === undefined) await axe();
  });
}
