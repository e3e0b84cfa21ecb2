/** Seasons of a wedding without a day (specification §9). */
export const seasons = [
  { id: "spring", name: "Spring" },
  { id: "summer", name: "Summer" },
  { id: "autumn", name: "Autumn" },
  { id: "winter", name: "Winter" },
] as const;
