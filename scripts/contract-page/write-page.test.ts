import { describe, expect, test } from 'vitest';
import type { Workflow } from '../workflows/document.ts';
import type { PageDocument, SchemaNode } from './document.ts';
import type { StoryStep } from './story.ts';
import { writePage } from './write-page.ts';

const evil = `<script>alert('&')</script>`;
const json = (schema: SchemaNode, value: unknown) => ({
  'application/json': { schema, examples: { one: { summary: evil, value } } },
});

/** A contract in which every text would be markup if the page did not escape it. */
function tiny(answer?: { answer: string; by: string; on: string }): PageDocument {
  return {
    info: { title: `API ${evil}`, version: '1.2.3', summary: evil, description: evil },
    servers: [{ url: evil, description: evil }],
    tags: [{ name: 'meals', description: evil }],
    'x-specification': { '§7': evil },
    'x-question-costs': {
      high: { title: evil, assumed_unless_answered_by: '2026-12-31' },
      medium: { title: 'M', assumed_unless_answered_by: '2027-01-31' },
      low: { title: 'L', assumed_unless_answered_by: '2027-01-31' },
    },
    'x-conventions': {
      days: { title: evil, 'x-question': 'q.days', 'x-open-question': `${evil}?`, 'x-reason': evil, 'x-cost': 'high' },
    },
    'x-data-classes': {
      health: {
        title: evil,
        meaning: evil,
        purpose: evil,
        legal_basis: evil,
        retention: evil,
        recipients: evil,
        fields: ['salt'],
      },
    },
    'x-order-of-checks': [evil],
    'x-protocol-answers': { '405': { when: evil, headers: ['Allow'] } },
    'x-protocol-methods': { HEAD: evil },
    paths: {
      '/meals/{id}': {
        put: {
          operationId: 'updateMeal',
          summary: evil,
          description: `${evil} \`Meal.salt\``,
          tags: ['meals'],
          security: [{ token: [] }, {}],
          'x-provenance': 'known',
          'x-spec': '§7',
          'x-before-verification': evil,
          'x-repeatable': evil,
          parameters: [{ name: 'id', in: 'path', required: true, description: evil, schema: { type: 'integer' } }],
          requestBody: { required: true, content: json({ $ref: '#/components/schemas/Meal' }, { salt: evil }) },
          responses: {
            '200': { description: evil, content: json({ $ref: '#/components/schemas/Meal' }, { salt: 2 }) },
            '500': { $ref: '#/components/responses/Failed' },
          },
        },
      },
    },
    webhooks: {
      'meal-changed': {
        post: {
          operationId: 'onMealChanged',
          summary: evil,
          tags: ['meals'],
          responses: { '204': { description: evil } },
        },
      },
    },
    components: {
      securitySchemes: { token: { type: 'http', description: evil } },
      responses: { Failed: { description: evil } },
      schemas: {
        Meal: {
          type: 'object',
          description: evil,
          additionalProperties: false,
          required: ['salt'],
          properties: {
            salt: {
              type: 'string',
              description: evil,
              pattern: evil,
              maxLength: 9,
              'x-provenance': answer ? 'known' : 'proposed',
              'x-question': 'q.Meal.salt',
              ...(answer ? { 'x-answer': answer } : { 'x-open-question': 'Grams?', 'x-reason': evil }),
              'x-cost': 'high',
            },
          },
        },
      },
    },
  };
}

const workflow: Workflow = {
  workflowId: 'salt',
  summary: evil,
  description: evil,
  inputs: { type: 'object', properties: { evil: { type: 'string', default: evil } } },
  steps: [
    {
      stepId: 'change',
      description: evil,
      operationId: '$sourceDescriptions.nabta.updateMeal',
      parameters: [{ name: 'id', in: 'path', value: evil }],
      requestBody: { contentType: 'application/json', payload: { salt: evil } },
      successCriteria: [{ condition: `$statusCode == 200 ${evil}` }],
      outputs: { salt: evil },
    },
    { stepId: 'reset', operationId: '$sourceDescriptions.control.resetServer', successCriteria: [] },
  ],
};
const step: StoryStep = { operationId: 'updateMeal', text: evil, request: 'one', answer: 'one' };

const page = writePage(tiny(), [workflow], [step]);
/** The markup of one place, from its id to the end of its element's block. */
const place = (id: string) => {
  const [, found] = new RegExp(`id="${id}"([^]*?)</(?:article|section)>`).exec(page) ?? [];
  return (found ?? '').replaceAll(/\s+/g, ' ');
};

describe("the contract's page", () => {
  test('shows every text as text', () => {
    expect(page).not.toMatch(/<script/i);
    expect(page.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(30);
  });

  test('blocks scripts and requests by its policy', () => {
    expect(page).toMatch(
      /Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;sha256-[\w+/]+=*&#39;"/,
    );
  });

  test('asks a question with its places, assumption, cost and the day from which it holds', () => {
    expect(place('q.Meal.salt')).toContain('<a href="#Meal.salt"><code>Meal.salt</code></a>');
    expect(place('q.Meal.salt')).toContain('<strong>We assume:</strong> &lt;script&gt;');
    expect(place('q.Meal.salt')).toContain('high. The assumption holds from 2026-12-31 on.');
    expect(place('q.days')).toContain('<a href="#convention.days">');
    expect(page).toContain('2 questions are open, 0 are answered');
  });

  test('shows an answer with who gave it and when, in place of the assumption', () => {
    const answered = writePage(tiny({ answer: 'In grams.', by: 'Sami', on: '2026-12-01' }), [], []);
    expect(answered).toContain('<strong>Answer:</strong> In grams. (Sami, 2026-12-01)');
    expect(answered).toContain('<a href="#questions.answered">Answered</a>');
    expect(answered).not.toContain('Grams?');
  });

  test('shows an operation with source, tokens, body, limits and answers', () => {
    const operation = place('updateMeal');
    expect(operation).toContain('<span class="known">known</span> · <a href="#section.7">§7</a>');
    expect(operation).toContain('open to visitors, or with <a href="#security.token"><code>token</code></a>');
    expect(operation).toContain('closed: an unknown field is refused');
    expect(operation).toContain('sending it twice does no harm: &lt;script&gt;');
    expect(operation).toContain('at most 9 characters');
    expect(operation).toContain('<strong>500</strong> <a href="#response.Failed">Failed</a>');
  });

  test('shows a field with its limits and its question', () => {
    expect(place('Meal.salt')).toContain('at most 9 characters, matches <code>&lt;script&gt;');
    expect(place('Meal.salt')).toContain('<span class="proposed">proposed</span> · <a href="#q.Meal.salt">');
  });

  test('links personal data to what holds for it', () => {
    expect(place('Meal.salt')).toContain('<a class="data" href="#data.health">health data</a>');
    expect(place('data.health')).toContain('<dt>Retention</dt><dd>&lt;script&gt;');
  });

  test('lists the steps of a workflow with links to their operations', () => {
    expect(place('workflow.salt')).toContain('<li><strong><a href="#updateMeal"><code>updateMeal</code></a></strong>');
    expect(place('workflow.salt')).toContain('<code>resetServer</code> of the test control');
  });

  test('shows the examples of a step of the story', () => {
    expect(place('story')).toMatch(/Request: &lt;script&gt;.*Answer 200: &lt;script&gt;/);
  });

  test.each([
    [{ ...step, operationId: 'other' }, 'the story calls other'],
    [{ ...step, request: 'two' }, 'the story needs the example two'],
  ])('refuses a story that the contract does not have (%#)', (other, message) => {
    expect(() => writePage(tiny(), [], [other])).toThrow(message);
  });

  test('leaves out what the contract does not have', () => {
    const { webhooks: _, ...without } = tiny();
    const small = writePage(without, [], []);
    expect(small).not.toContain('href="#webhooks"');
    expect(small).not.toContain('href="#workflows"');
  });
});
