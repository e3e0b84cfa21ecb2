import { maxTried } from "./max-tried.ts";

/** What of many an answer leaves out: venues, vendors of a kind, or sets of two and more places. */
export type Untried = "venues" | "vendors" | "sets";

const words: Record<Untried, string> = {
  venues: `There are many venues, and only the ${maxTried.venues} most likely were tried.`,
  vendors: `Of each kind of vendor, at most the ${maxTried.vendors} most likely were tried.`,
  sets: "There are many combinations of places, and not all of them were tried.",
};

/** Says what was not tried; null where everything was. */
export const describeUntried = (untried: readonly Untried[]): string | null =>
  untried.length === 0 ? null : untried.map((left) => words[left]).join(" ");
