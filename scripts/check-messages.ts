/** Fails on any message that is missing, unused, untranslated or against the rules of its language; see messages.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { type Catalogue, checkCatalogues, checkHardCoded, checkUse } from './messages.ts';
import { replacedTermsInCode, replacedTermsInExamples } from './wording.ts';

const read = (language: string) => JSON.parse(readFileSync(`src/i18n/${language}.json`, 'utf8')) as Catalogue;

const code = /(?<!\.test|\.gen)\.tsx?$/;

/** Returns the text of each code file in a folder, by its path from the root. */
function codeIn(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => code.test(file) && !/(?:^|api.)generated\b/.test(file))
      .map((file) => [`${folder}/${file}`, readFileSync(join(folder, file), 'utf8')]),
  );
}

const sources = codeIn('src');

const [english, arabic] = [read('en'), read('ar')];
const ids = Object.keys(english);
const contract = 'openapi/dist/openapi.yaml';
const errors = [
  ...checkCatalogues(english, arabic),
  ...checkUse(ids, sources),
  ...checkHardCoded(ids, sources),
  ...replacedTermsInCode(codeIn('mocks')),
  ...replacedTermsInExamples(load(readFileSync(contract, 'utf8')), contract),
];
if (errors.length > 0) {
  process.stderr.write(`${errors.join('\n')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${ids.length} messages in both languages\n`);
}
