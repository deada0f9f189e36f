/** Longest texts that the contract takes, in characters. */
export const longest = {
  name: 100,
  description: 500,
  street: 120,
  building: 20,
  buildingName: 120,
  landmark: 250,
} as const;
