import type { Reaches } from './reach.ts';

const later = { noScreen: 'the privacy centre, which shows consents, copies and erasures, is not built yet' };

/** The operations on a parent's consents, copies of the data and erasures. */
export const privacyReaches: Reaches<
  | 'listConsents'
  | 'createDataExport'
  | 'getDataExport'
  | 'getDataExportFile'
  | 'listErasures'
  | 'createErasure'
  | 'cancelErasure'
> = {
  listConsents: later,
  createDataExport: later,
  getDataExport: later,
  getDataExportFile: later,
  listErasures: later,
  createErasure: later,
  cancelErasure: later,
};
