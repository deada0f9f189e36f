import { expect, it } from 'vitest';
import { readStudentDraft } from './stored-draft.ts';
import { studentErrors } from './student-errors.ts';
import { masarSchool, sampleRules, sampleValues } from './student-samples.ts';

/** The form of a new student, which has no version. */
const newStudent = { version: 0 };

const draft = { name: 'Salman', levelId: '2', deliveryTarget: 'school' };

/** The school of a draft stored by an older version of the app, in the format of the server. */
const olderSchool = {
  id: 3,
  name: 'Masar School',
  arabic_name: 'Madrasat Masar',
  address: 'Anas Ibn Malik Rd',
  arabic_address: 'Tariq Anas Ibn Malik',
  region_id: 1,
  educational_level_ids: [2, 3],
  is_served: true,
  status: 'approved',
  created_at: '2026-08-01T06:00:00Z',
  updated_at: '2026-08-01T06:00:00Z',
  is_active: true,
};

it('keeps a draft of this version as it is', () => {
  const stored: unknown = JSON.parse(JSON.stringify({ ...draft, school: masarSchool }));
  expect(readStudentDraft(stored as Record<string, unknown>, newStudent)).toEqual({ ...draft, school: masarSchool });
  expect(readStudentDraft({ ...draft, school: null }, newStudent)).toEqual({ ...draft, school: null });
  expect(readStudentDraft(draft, newStudent)).toEqual(draft);
});

it('reads the school of an older draft, which is served', () => {
  const read = readStudentDraft({ ...draft, school: olderSchool }, newStudent);
  expect(read).toEqual({ ...draft, school: masarSchool });
  expect(studentErrors({ ...sampleValues, ...read }, sampleRules)).toEqual({});
});

it('keeps that the school of an older draft is not served', () => {
  const read = readStudentDraft({ ...draft, school: { ...olderSchool, is_served: false } }, newStudent);
  expect(studentErrors({ ...sampleValues, ...read }, sampleRules)).toEqual({ school: { reason: 'schoolNotServed' } });
});

it.each([
  ['a half-written school', { id: 3, name: 'Masar School' }],
  ['a school of mixed versions', { ...masarSchool, isServed: undefined, is_served: true }],
  ['a text', 'Masar School'],
])('drops a draft with %s', (_what, school) => {
  expect(readStudentDraft({ ...draft, school }, newStudent)).toEqual({});
});

it('keeps the version of a saved student, and drops a draft without one', () => {
  expect(readStudentDraft({ ...draft, version: 1 }, { version: 2 })).toEqual({ ...draft, version: 1 });
  expect(readStudentDraft(draft, { version: 2 })).toEqual({});
});
