import { describe, expect, test } from 'vitest';
import { provenanceError, type Notes, provenanceOf } from './contract-provenance.ts';

const sections = ['§3', '§7'];
const known = { 'x-provenance': 'known' } as const;
const proposed = { 'x-provenance': 'proposed' } as const;
const asked = { 'x-question': 'q.meal', 'x-open-question': 'Is it so?', 'x-reason': 'It seems so.' };

describe('what a reviewer needs and does not find', () => {
  test.each<[string, Notes, string | null]>([
    ['nothing noted', {}, 'known or proposed'],
    ['known by a section', { ...known, 'x-spec': '§7' }, null],
    ['known by two', { ...known, 'x-spec': '§3, §7' }, null],
    ['known without a section', known, 'x-spec'],
    ['known by a section that is none', { ...known, 'x-spec': '§3, §12' }, '§12'],
    ['known and asked about', { ...known, 'x-spec': '§7', ...asked }, null],
    [
      'known and asked about without a reason',
      { ...known, 'x-spec': '§7', 'x-question': 'q.meal', 'x-open-question': 'Is it?' },
      'x-reason',
    ],
    ['a question without a name', { ...proposed, 'x-open-question': 'Is it so?', 'x-reason': 'So.' }, 'x-question'],
    [
      'answered',
      { ...known, 'x-question': 'q.meal', 'x-answer': { answer: 'Yes.', by: 'Sami', on: '2026-12-01' } },
      null,
    ],
    ['proposed with question and reason', { ...proposed, ...asked }, null],
    ['proposed without a question', { ...proposed, 'x-reason': 'It seems so.' }, 'x-open-question'],
    ['proposed without a reason', { ...proposed, 'x-question': 'q.meal', 'x-open-question': 'Is it so?' }, 'x-reason'],
    ['proposed by a section', { ...proposed, 'x-spec': '§7' }, 'x-open-question'],
  ])('%s', (_, notes, error) => {
    const found = provenanceError(provenanceOf(notes), sections);
    if (error === null) expect(found).toBeNull();
    else expect(found).toContain(error);
  });
});

describe('a field is explained by', () => {
  const inherited = {
    field: 'created_at',
    schema: 'MealPayload',
    schemaNotes: { 'x-spec': '§3', 'x-open-question': "The schema's?", 'x-reason': "The schema's." },
    conventions: {
      record: { title: 'Records', fields: ['created_at'], 'x-open-question': 'The record?', 'x-reason': 'The record.' },
      envelope: { title: 'Envelope', schemas: 'Payload$', 'x-open-question': 'Envelope?', 'x-reason': 'Envelope.' },
    },
  };

  test('its own notes first', () => {
    expect(provenanceOf({ ...proposed, ...asked }, inherited)).toMatchObject({ question: 'Is it so?' });
  });

  test('then the convention for its name', () => {
    expect(provenanceOf(proposed, inherited)).toMatchObject({ question: 'The record?', reason: 'The record.' });
  });

  test("then the convention for its schema's name", () => {
    expect(provenanceOf(proposed, { ...inherited, field: 'meal' })).toMatchObject({ question: 'Envelope?' });
  });

  test('then its schema', () => {
    expect(provenanceOf(proposed, { ...inherited, field: 'meal', schema: 'Meal' })).toMatchObject({
      question: "The schema's?",
    });
    expect(provenanceOf(known, inherited)).toMatchObject({ spec: '§3' });
  });

  test('never by a question and a reason of different places', () => {
    const half = provenanceOf({ ...proposed, 'x-question': 'q.meal', 'x-open-question': 'Is it so?' }, inherited);
    expect(half).toEqual({ provenance: 'proposed', name: 'q.meal', question: 'Is it so?' });
    expect(provenanceError(half, sections)).toContain('x-reason');
  });

  test('by nothing where there are no notes', () => {
    expect(provenanceOf(proposed, { ...inherited, schemaNotes: {}, conventions: {} })).toEqual({
      provenance: 'proposed',
    });
  });
});
