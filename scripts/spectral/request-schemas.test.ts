import { describe, expect, test } from 'vitest';
import { isInRequest, requestComponents } from './request-schemas.ts';

const ref = (name: string, group = 'schemas') => ({ $ref: `#/components/${group}/${name}` });
const used = requestComponents({
  paths: {
    '/orders': {
      post: { parameters: [ref('Page', 'parameters')], requestBody: { content: { json: { schema: ref('Input') } } } },
      get: {},
    },
  },
  components: {
    parameters: { Page: { schema: ref('Number') } },
    schemas: {
      Input: { properties: { item: ref('Item') } },
      Item: { properties: { parent: ref('Input') } },
      Answer: { properties: { item: ref('Item') } },
    },
  },
});

describe('what a request can contain', () => {
  test('is followed through all references, also in a circle', () => {
    expect([...used].toSorted()).toEqual([
      'components.parameters.Page',
      'components.schemas.Input',
      'components.schemas.Item',
      'components.schemas.Number',
    ]);
  });

  test.each([
    ['components.schemas.Item.properties.parent', true],
    ['components.schemas.Answer.properties.item', false],
    ['components.schemas.ItemList', false],
    ['paths./orders.post.parameters.0.schema', true],
    ['paths./orders.post.requestBody.content.json.schema', true],
    ['paths./orders.post.responses.200', false],
  ])('%s: %s', (path, is) => {
    expect(isInRequest(path, used)).toBe(is);
  });
});
