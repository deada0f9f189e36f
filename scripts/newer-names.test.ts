import { describe, expect, it } from 'vitest';
import { polyfills } from './floor-functions.ts';
import { type Names, newerNames } from './newer-names.ts';
import newer from './newer-functions.json' with { type: 'json' };

const old: Names = {
  globals: ['Array', 'URL', 'open'],
  members: { 'Array.prototype': ['map', 'at'], URL: [], Reader: ['read'] },
};

describe('newerNames', () => {
  it.each([
    ['a global', { globals: ['URLPattern'], members: {} }, ['URLPattern']],
    ['a function of a constructor', { globals: [], members: { URL: ['canParse'] } }, ['URL.canParse']],
    ['a method', { globals: [], members: { 'Array.prototype': ['at', 'toSorted'] } }, ['Array.prototype.toSorted']],
    [
      'a name that something older has',
      { globals: ['Iterator'], members: { 'Iterator.prototype': ['map'] } },
      ['Iterator'],
    ],
    ['members of rare interfaces', { globals: [], members: { 'Reader.prototype': ['limits'] } }, []],
    ['handlers and names of one engine', { globals: ['onscrollend', 'webkitSpeech'], members: {} }, []],
    ['names that mean something else', { globals: ['chrome'], members: { 'Error.prototype': ['stack'] } }, []],
    ['nothing new', old, []],
  ])('finds %s', (_what, today, names) => {
    expect(newerNames([today], [old])).toEqual(names);
  });

  it('lists a name that one of the oldest browsers lacks, or has on another interface', () => {
    const other: Names = { globals: ['Array', 'URL'], members: { 'Set.prototype': ['at'] } };
    const today: Names = { globals: ['open'], members: { 'Map.prototype': ['map', 'at'] } };
    expect(newerNames([today, old], [old, other])).toEqual(['Array.prototype.map', 'Map.prototype.map', 'open']);
  });
});

describe('newer-functions.json', () => {
  it('has each name once, in order, in the form that check-floor.ts searches for', () => {
    expect(newer).toEqual([...new Set(newer)].toSorted());
    const owner = /^[A-Z]\w*(?:\.prototype)?\.[a-z]\w*$/i;
    expect(newer.filter((name) => !/^[a-z]\w+$/i.test(name) && !owner.test(name))).toEqual([]);
  });

  it('has names that the oldest browsers are known to lack, and none that they have', () => {
    expect(newer).toEqual(
      expect.arrayContaining([...polyfills, 'Array.fromAsync', 'Set.prototype.union', 'URLPattern', 'Iterator']),
    );
    const known = ['Array.prototype.at', 'Array.prototype.findLast', 'Object.hasOwn', 'structuredClone', 'fetch'];
    expect(newer.filter((name) => known.includes(name))).toEqual([]);
  });
});
