/** How a couple holds one of its events: what the sums go by. */
export type CostEvent = {
  /** A kind of event, such as 'reception'. */
  kind: string;
  name: string;
  guests: number;
  /** 0 is Sunday. */
  weekday: number;
  /** 1 to 12. */
  month: number;
  meal: "dinner" | "lunch" | "none";
  hours: number;
  kitchen: "venue" | "outside";
  bar: "venue" | "own" | "none";
  music: "dancing" | "background" | "none";
  fire: boolean;
};

/** Bounds of what can be asked. */
export const costLimits = { guests: { min: 10, max: 700 }, hours: { min: 2, max: 16 }, events: 5 } as const;
