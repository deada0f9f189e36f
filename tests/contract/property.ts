/** What became of one property that has to hold over many runs. */
export interface PropertyResult {
  name: string;
  runs: number;
  /** Open: this server can't be brought into the states it needs. */
  outcome: 'passed' | 'failed' | 'open';
  /** The smallest way to break it, or why it is open. */
  message: string | null;
}
