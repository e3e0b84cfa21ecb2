const months: Partial<Record<string, string>> = {
  summer: "June to August",
  fall: "September and October",
  winter: "November to March",
  spring: "April and May",
};

/** 'June to August' of 'summer' (specification §9). */
export function seasonMonths(season: string): string {
  return months[season] ?? "";
}
