/** A parent's request for a copy of all their data. Instants are ISO texts. */
export interface DataExport {
  id: number;
  /** `preparing` until the file is there, `ready` while it can be read, then `expired`. */
  status: 'preparing' | 'ready' | 'expired';
  requestedAt: string;
  readyAt: string | null;
  /** Until when the file can be read; null before it is ready. */
  expiresAt: string | null;
}
