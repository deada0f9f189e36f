import { orderRecordSchemas } from './order-records.ts';
import { privacyRecordSchemas } from './privacy-records.ts';
import { publicRecordSchemas } from './public-records.ts';

/** The record schema of each collection. */
export const recordSchemas = { ...publicRecordSchemas, ...orderRecordSchemas, ...privacyRecordSchemas };
