/** The seasons with their months (specification §9). */
export const seasonNames = {
  summer: { name: "Summer", months: "June to August" },
  fall: { name: "Fall", months: "September to October" },
  winter: { name: "Winter", months: "November to March" },
  spring: { name: "Spring", months: "April to May" },
} as const;

export const seasonIds = ["summer", "fall", "winter", "spring"] as const satisfies readonly SeasonId[];

export type SeasonId = keyof typeof seasonNames;
