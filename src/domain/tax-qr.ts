import { fromWireMoney, toWireMoney } from './money.ts';

/** The content of the QR code of a simplified tax invoice or of its credit note. */
export interface TaxQr {
  sellerName: string;
  /** 15 digits, the first and the last of them 3. */
  vatNumber: string;
  issuedAt: Date;
  /** With VAT. */
  totalHalalas: number;
  vatHalalas: number;
}

/** The length of a value is one byte. */
const MAX_BYTES = 255;

/** The tags of the fields, in their order: seller, VAT number, time, total with VAT, VAT. */
const TAGS = [1, 2, 3, 4, 5] as const;

const vatNumberPattern = /^3\d{13}3$/;
const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Whether a text is a Saudi VAT number: 15 digits, the first and the last of them 3. */
export function isVatNumber(text: string): boolean {
  return vatNumberPattern.test(text);
}

/**
 * Encodes the fields as Base64 of tag, length and value (rules.md#tax-qr). A length counts bytes of UTF-8; the time has
 * whole seconds. Throws a RangeError for a seller's name that is empty or longer than 255 bytes, for a VAT number
 * that is none, and for amounts that are none.
 */
export function encodeTaxQr({ sellerName, vatNumber, issuedAt, totalHalalas, vatHalalas }: TaxQr): string {
  if (!isVatNumber(vatNumber)) throw new RangeError(`Not a VAT number: "${vatNumber}"`);
  const seconds = `${issuedAt.toISOString().slice(0, 19)}Z`;
  const values = [sellerName, vatNumber, seconds, toWireMoney(totalHalalas), toWireMoney(vatHalalas)];
  const bytes = values.flatMap((value, index) => {
    const encoded = new TextEncoder().encode(value);
    if (encoded.length === 0 || encoded.length > MAX_BYTES) {
      throw new RangeError(`A value of ${encoded.length} bytes, where 1 to ${MAX_BYTES} are possible: "${value}"`);
    }
    return [TAGS[index] ?? 0, encoded.length, ...encoded];
  });
  return btoa(String.fromCharCode(...bytes));
}

/**
 * Decodes the content of a tax QR code. Tags after the fifth, such as the signature of the tax authority's second phase,
 * are ignored. Throws a RangeError for anything else than the five tags in their order, complete and readable.
 */
export function decodeTaxQr(payload: string): TaxQr {
  const bytes = bytesOf(payload);
  const values: string[] = [];
  let at = 0;
  for (let tag = 1; at < bytes.length; tag += 1) {
    const length = bytes[at + 1] ?? MAX_BYTES + 1;
    const end = at + 2 + length;
    if (bytes[at] !== tag) throw new RangeError(`Tag ${bytes[at] ?? 'none'} instead of ${tag}`);
    if (end > bytes.length) throw new RangeError(`Tag ${tag} ends after the payload`);
    if (tag <= TAGS.length) values.push(textOf(bytes.subarray(at + 2, end), tag));
    at = end;
  }
  const [sellerName = '', vatNumber = '', time = '', total = '', vat = ''] = values;
  if (values.length < TAGS.length) throw new RangeError(`Only ${values.length} of ${TAGS.length} tags`);
  if (sellerName === '') throw new RangeError('No name of a seller');
  if (!isVatNumber(vatNumber)) throw new RangeError(`Not a VAT number: "${vatNumber}"`);
  if (!instantPattern.test(time) || Number.isNaN(Date.parse(time))) throw new RangeError(`Not a time: "${time}"`);
  return {
    sellerName,
    vatNumber,
    issuedAt: new Date(time),
    totalHalalas: fromWireMoney(total),
    vatHalalas: fromWireMoney(vat),
  };
}

function bytesOf(payload: string): Uint8Array {
  if (!/^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(payload)) {
    throw new RangeError('The payload is not Base64');
  }
  return Uint8Array.from(atob(payload), (char) => char.charCodeAt(0));
}

function textOf(bytes: Uint8Array, tag: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new RangeError(`Tag ${tag} is not UTF-8`);
  }
}
