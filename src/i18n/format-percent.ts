/** A percentage with up to two decimals, the same in both languages: "15%", "5.5%". */
export function formatPercent(percent: number): string {
  return `${Math.round(percent * 100) / 100}%`;
}
