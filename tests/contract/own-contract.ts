import { bundlePath } from '../../scripts/redocly.ts';
import { readContract } from './contract.ts';

/** The contract of this repository. Test files of a worker share it, so that its schemas are compiled once. */
export const contract = readContract(bundlePath);
