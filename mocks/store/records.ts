import { orderRecordSchemas } from './order-records.ts';
import { publicRecordSchemas } from './public-records.ts';

/** Every noun the mock keeps, with the schema of its records. */
export const recordSchemas = { ...publicRecordSchemas, ...orderRecordSchemas };
