/** Energy that an adult uses in one minute of walking, in kcal (rules.md#walking-minutes). */
const KCAL_PER_MINUTE = 8.7;

/**
 * The minutes of walking that use the energy of a dish, which a menu in Saudi Arabia states beside the energy.
 * @returns null if the energy is unknown or not a possible value
 */
export function walkingMinutes(energyKcal: number | null): number | null {
  if (energyKcal === null || !Number.isFinite(energyKcal) || energyKcal < 0) return null;
  return Math.round(energyKcal / KCAL_PER_MINUTE);
}
