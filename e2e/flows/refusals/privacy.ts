import type { Reaches } from './reach.ts';

const later = { noScreen: 'the privacy centre does not show copies and erasures yet' };

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
  listConsents: { persona: 'huda', path: '/profile/my-account/privacy', shows: 'page' },
  createDataExport: later,
  getDataExport: later,
  getDataExportFile: later,
  listErasures: later,
  createErasure: later,
  cancelErasure: later,
};
