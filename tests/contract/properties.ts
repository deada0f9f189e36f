import type { PropertyResult } from './property.ts';
import { verifyPaging } from './paging.ts';
import type { Suite } from './suite.ts';

/** Checks what has to hold over many calls. */
export async function verifyProperties(suite: Suite): Promise<PropertyResult[]> {
  return verifyPaging(suite);
}
