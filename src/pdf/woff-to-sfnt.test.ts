import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { woffToSfnt } from './woff-to-sfnt.ts';

const woff = new Uint8Array(
  readFileSync('node_modules/@fontsource/readex-pro/files/readex-pro-arabic-600-normal.woff'),
);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('woffToSfnt', () => {
  it('unpacks the font that is inside', async () => {
    const [packed, unpacked] = [create(Buffer.from(woff)), create(Buffer.from(await woffToSfnt(woff)))];
    if (!('layout' in packed) || !('layout' in unpacked)) throw new Error('One font each');
    expect(unpacked.type).toBe('TTF');
    expect(unpacked.postscriptName).toBe(packed.postscriptName);
    expect(unpacked.numGlyphs).toBe(packed.numGlyphs);
    expect(unpacked.layout('تقرير').advanceWidth).toBe(packed.layout('تقرير').advanceWidth);
  });

  it('leaves the file to the library where the browser can’t unpack', async () => {
    vi.stubGlobal('DecompressionStream', undefined);
    expect(await woffToSfnt(woff)).toBe(woff);
  });

  it('takes nothing else', async () => {
    await expect(woffToSfnt(new Uint8Array(10))).rejects.toThrow(RangeError);
    await expect(woffToSfnt(new TextEncoder().encode('wOF2'.padEnd(60)))).rejects.toThrow(RangeError);
  });

  it('takes no damaged font', async () => {
    await expect(woffToSfnt(woff.slice(0, 2_000))).rejects.toThrow(TypeError);
  });
});
