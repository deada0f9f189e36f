import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

// Writes an X.509 certificate in DER byte by byte, because Node can't create certificates.

function part(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const bytes = length.subarray(length.findIndex((byte) => byte !== 0));
  return Buffer.concat([Buffer.from([tag, 0x80 | bytes.length]), bytes, content]);
}

const sequence = (...contents: readonly Uint8Array[]) => part(0x30, ...contents);
const identifier = (hex: string) => part(0x06, Buffer.from(hex, 'hex'));
const time = (date: Date) => part(0x17, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));

const day = 24 * 60 * 60 * 1000;

/**
 * Creates a key and a self-signed certificate, valid for a day, for host names that the tests answer for.
 * @returns both in PEM, as `https.createServer` takes them
 */
export function selfSigned(names: readonly string[]): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const sha256WithRsa = sequence(identifier('2a864886f70d01010b'), part(0x05));
  const commonName = part(0x0c, Buffer.from('Nabta tests'));
  const subject = sequence(part(0x31, sequence(identifier('550403'), commonName)));
  const alternatives = sequence(...names.map((name) => part(0x82, Buffer.from(name))));
  const extensions = part(0xa3, sequence(sequence(identifier('551d11'), part(0x04, alternatives))));
  const content = sequence(
    part(0xa0, part(0x02, Buffer.from([2]))),
    part(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    sha256WithRsa,
    subject,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  );
  const signature = part(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const lines = sequence(content, sha256WithRsa, signature).toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
