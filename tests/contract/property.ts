/** The result of one property that must hold in many runs. */
export interface PropertyResult {
  name: string;
  runs: number;
  /** Open: this server can't be brought into the required states. */
  outcome: 'passed' | 'failed' | 'open';
  /** The smallest failing case, or why the property is open. */
  message: string | null;
}
