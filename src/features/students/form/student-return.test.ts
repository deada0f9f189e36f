import { describe, expect, it } from 'vitest';
import { studentReturnSearch, withApplicant } from './student-return.ts';

describe('studentReturnSearch', () => {
  it('keeps a path of this app and drops everything else', () => {
    expect(studentReturnSearch({ redirect: '/packages/3?plan=_2__' })).toEqual({ redirect: '/packages/3?plan=_2__' });
    expect(studentReturnSearch({ redirect: 'https://evil.example' })).toEqual({});
    expect(studentReturnSearch({ redirect: '//evil.example' })).toEqual({});
    expect(studentReturnSearch({})).toEqual({});
  });
});

describe('withApplicant', () => {
  it.each([
    ['/cart/choose-applicants', '/cart/choose-applicants?applicant=7'],
    ['/packages/3?plan=_2__&applicant=4', '/packages/3?plan=_2__&applicant=7'],
    ['/packages/3#dates', '/packages/3?applicant=7#dates'],
  ])('puts the student beside what %s holds', (path, target) => {
    expect(withApplicant(path, 7)).toBe(target);
  });
});
