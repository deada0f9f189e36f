import fc from 'fast-check';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Ways to make a JSON text invalid. */
const ways: ((text: string, at: number) => string)[] = [
  (text, at) => text.slice(0, at),
  (text, at) => text.slice(at),
  (text) => `${text.slice(0, -1)},}`,
  (text) => `${text}}`,
  (text) => `${text}${text}`,
  (text) => text.replaceAll('"', "'"),
  (text) => text.replaceAll(/"(\w+)":/g, '$1:'),
  (text) => `/* note */${text}`,
  (text) => text.replace(/:(?:"[^"]*"|[\w.]+)/, ':NaN'),
  (text) => text.replace(/:(?:"[^"]*"|[\w.]+)/, ':undefined'),
  (text) => text.replace(/:(?:"[^"]*"|[\w.]+)/, ':007'),
  (text) => text.replace('"', '"\u0001\n'),
  () => '<order><id>1</id></order>',
  () => 'a=1&b=2',
  () => '{',
  () => '[',
  () => '"',
  () => '[[[['.repeat(2_000),
  () => ' ',
];

/** Texts that are not JSON, derived from a JSON text. */
export function malformedFrom(text: string): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...ways), fc.integer({ min: 1, max: Math.max(1, text.length - 1) }))
    .map(([spoil, at]) => spoil(text, at))
    .filter((spoiled) => !isJson(spoiled));
}

/** Content types that are not JSON; null sends none. */
export const otherContentTypes: readonly (string | null)[] = [
  'text/plain',
  'text/plain;charset=UTF-8',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/json-patch+json',
  'application/jsonp',
  'text/json',
  'image/png',
  null,
];
