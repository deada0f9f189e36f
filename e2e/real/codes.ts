import { createHash } from 'node:crypto';
import { firebaseProject } from './emulator.ts';

interface SentCode {
  phoneNumber: string;
  code: string;
}

/** A Saudi mobile number that only one test uses. */
export function numberOf(name: string): string {
  const digits = createHash('sha256').update(name).digest().readUInt32BE() % 1_000_000;
  return `+96651${String(digits).padStart(7, '0')}`;
}

/** The unused codes that the emulator sent to a number, the newest last. */
export async function codesOf(emulator: string, mobileNumber: string): Promise<string[]> {
  const response = await fetch(`${emulator}/emulator/v1/projects/${firebaseProject}/verificationCodes`);
  const { verificationCodes = [] } = (await response.json()) as { verificationCodes?: SentCode[] };
  return verificationCodes.filter(({ phoneNumber }) => phoneNumber === mobileNumber).map(({ code }) => code);
}
