import type { Collection, CollectionFolder, CollectionRequest } from './requests.ts';
import { brunoDialect, scriptAfter, scriptBefore } from './scripts.ts';

const indented = (lines: readonly string[]) => lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`);

const block = (name: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`${name} {`, ...indented(lines), '}', ''];

const pairs = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => `${key}: ${value}`);

/** One request in Bruno's language. */
function requestText(request: CollectionRequest, place: number): string {
  const { name, description, method, url, query, headers, body, pathParameters } = request;
  const search = pairs(query).map((each) => each.replace(': ', '='));
  return [
    ...block('meta', [`name: ${name}`, 'type: http', `seq: ${place}`]),
    ...block(method.toLowerCase(), [
      `url: ${url}${search.length === 0 ? '' : `?${search.join('&')}`}`,
      `body: ${body === undefined ? 'none' : 'json'}`,
      'auth: none',
    ]),
    ...block('params:query', pairs(query)),
    ...block('params:path', pairs(pathParameters)),
    ...block('headers', pairs(headers)),
    ...block('body:json', body === undefined ? [] : [body]),
    ...block('script:pre-request', scriptBefore(request, brunoDialect)),
    ...block('tests', scriptAfter(request, brunoDialect)),
    ...block('docs', description === '' ? [] : [description]),
  ].join('\n');
}

function folderFiles(folder: CollectionFolder, at: string, place: number): [string, string][] {
  return [
    [`${at}/folder.bru`, block('meta', [`name: ${folder.name}`, `seq: ${place}`]).join('\n')],
    ...folder.requests.map((request, index): [string, string] => [
      `${at}/${String(index + 1).padStart(2, '0')} ${request.name}.bru`,
      requestText(request, index + 1),
    ]),
  ];
}

/** The files of a Bruno collection, by their paths in its folder. */
export function brunoCollection({ version, variables, tags, workflows }: Collection): Map<string, string> {
  const manifest = { version: '1', name: `Nabta API ${version}`, type: 'collection', ignore: [] };
  return new Map([
    ['bruno.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['environments/mock.bru', block('vars', pairs(variables)).join('\n')],
    ...tags.flatMap((folder, index) => folderFiles(folder, folder.name, index + 1)),
    ['workflows/folder.bru', block('meta', ['name: workflows', `seq: ${tags.length + 1}`]).join('\n')],
    ...workflows.flatMap((folder, index) => folderFiles(folder, `workflows/${folder.name}`, index + 1)),
  ]);
}
