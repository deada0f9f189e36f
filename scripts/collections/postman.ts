import type { Collection, CollectionFolder, CollectionRequest } from './requests.ts';
import { postmanDialect, scriptAfter, scriptBefore } from './scripts.ts';

const pairs = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ key, value }));

const event = (listen: 'prerequest' | 'test', exec: string[]) =>
  exec.length === 0 ? [] : [{ listen, script: { type: 'text/javascript', exec } }];

/** One request, by Postman's collection format 2.1. */
export interface PostmanItem {
  name: string;
  event: { listen: string; script: { type: string; exec: string[] } }[];
  request: {
    description: string;
    method: string;
    header: { key: string; value: string }[];
    url: {
      raw: string;
      host: string[];
      path: string[];
      query: { key: string; value: string }[];
      variable: { key: string; value: string }[];
    };
    body?: { mode: 'raw'; raw: string; options: { raw: { language: 'json' } } };
  };
}

interface PostmanFolder {
  name: string;
  description: string;
  item: PostmanItem[];
}

function itemOf(request: CollectionRequest): PostmanItem {
  const { name, description, method, url, query, headers, body, pathParameters } = request;
  const [host = '', ...path] = url.split('/');
  const search = pairs(query).map(({ key, value }) => `${key}=${value}`);
  return {
    name,
    event: [
      ...event('prerequest', scriptBefore(request, postmanDialect)),
      ...event('test', scriptAfter(request, postmanDialect)),
    ],
    request: {
      description,
      method,
      header: pairs(headers),
      url: {
        raw: `${url}${search.length === 0 ? '' : `?${search.join('&')}`}`,
        host: [host],
        path,
        query: pairs(query),
        variable: pairs(pathParameters),
      },
      ...(body !== undefined && {
        body: { mode: 'raw' as const, raw: body, options: { raw: { language: 'json' as const } } },
      }),
    },
  };
}

const folderOf = ({ name, description, requests }: CollectionFolder): PostmanFolder => ({
  name,
  description,
  item: requests.map(itemOf),
});

/** A collection in Postman's format 2.1. */
export function postmanCollection({ version, variables, tags, workflows }: Collection) {
  return {
    info: {
      name: `Nabta API ${version}`,
      description:
        'One folder per tag with the example requests of the contract, and one per workflow. Generated from the contract.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: pairs(variables),
    item: [
      ...tags.map(folderOf),
      {
        name: 'workflows',
        description: 'To be run from the first request to the last.',
        item: workflows.map(folderOf),
      },
    ],
  };
}
