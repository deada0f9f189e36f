import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { routeTree } from '#src/app/route-tree.gen.ts';
import { classedFields, type ClassedContract, isSensitive } from '../scripts/contract-privacy.ts';
import { bundlePath } from '../scripts/redocly.ts';

interface Route {
  id?: string;
  options: { path?: string; id?: string; validateSearch?: unknown };
  children?: Record<string, Route> | Route[];
}

const contract = parse(readFileSync(bundlePath, 'utf8')) as ClassedContract;
const names = [...new Set(classedFields(contract).flatMap((each) => (isSensitive(each.class) ? [each.field] : [])))];

const routesBelow = (route: Route): Route[] => [
  route,
  ...Object.values(route.children ?? {}).flatMap((child: Route) => routesBelow(child)),
];
const routes = routesBelow(routeTree as unknown as Route);

const value = (name: string) => `value-of-${name}`;
const everything = Object.fromEntries(names.map((name) => [name, value(name)]));

test('no address of the app keeps the value of a field with personal data', () => {
  const kept = routes.flatMap(({ options: { path, id, validateSearch } }) => {
    if (typeof validateSearch !== 'function') return [];
    const search = JSON.stringify((validateSearch as (search: object) => unknown)(everything));
    return names.filter((name) => search.includes(`"${value(name)}"`)).map((name) => `${path ?? id ?? ''}?${name}`);
  });
  expect(routes.filter(({ options }) => options.validateSearch !== undefined).length).toBeGreaterThan(10);
  expect(kept).toEqual([]);
});

test('no path of the app names such a field', () => {
  const parameters = routes.flatMap(({ options: { path = '' } }) =>
    [...path.matchAll(/\$(\w+)/g)].map(([, name]) => name),
  );
  expect(parameters.length).toBeGreaterThan(3);
  expect(parameters.filter((name) => names.includes(name ?? ''))).toEqual([]);
});
