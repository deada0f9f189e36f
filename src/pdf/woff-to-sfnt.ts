const WOFF = 0x774f4646;
const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const padded = (length: number) => (length + 3) & ~3;

interface Table {
  tag: number;
  checksum: number;
  bytes: Uint8Array;
}

/** @throws TypeError unless the bytes are complete zlib data */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

async function tableAt(file: Uint8Array<ArrayBuffer>, at: number): Promise<Table> {
  const entry = new DataView(file.buffer, file.byteOffset + at, ENTRY);
  const packed = entry.getUint32(8);
  const bytes = file.subarray(entry.getUint32(4)).subarray(0, packed);
  return {
    tag: entry.getUint32(0),
    checksum: entry.getUint32(16),
    // A table that compression would not make smaller is stored uncompressed.
    bytes: packed < entry.getUint32(12) ? await inflated(bytes) : bytes,
  };
}

/**
 * Unpacks a WOFF file to the font it contains. fontkit also reads WOFF, but it unpacks a whole table again for each
 * letter, which takes four times as long as the rest of the report. Browsers that can't unpack the file (Safari before
 * 16.4) keep it as it is and leave that to fontkit.
 * @throws RangeError unless it is a WOFF file
 * @throws TypeError for a WOFF file with damaged tables
 */
export async function woffToSfnt(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const woff = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.byteLength < HEADER || woff.getUint32(0) !== WOFF) throw new RangeError('Not a WOFF file');
  if (typeof DecompressionStream === 'undefined') return file;
  const count = woff.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => tableAt(file, HEADER + index * ENTRY)),
  );

  const start = SFNT_HEADER + count * SFNT_ENTRY;
  const sfnt = new Uint8Array(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start));
  const view = new DataView(sfnt.buffer);
  const power = Math.floor(Math.log2(Math.max(count, 1)));
  view.setUint32(0, woff.getUint32(4));
  view.setUint16(4, count);
  view.setUint16(6, 2 ** power * SFNT_ENTRY);
  view.setUint16(8, power);
  view.setUint16(10, (count - 2 ** power) * SFNT_ENTRY);
  let offset = start;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = SFNT_HEADER + index * SFNT_ENTRY;
    view.setUint32(at, tag);
    view.setUint32(at + 4, checksum);
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, bytes.length);
    sfnt.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return sfnt;
}
