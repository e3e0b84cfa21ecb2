/** What a form and an address can say of an event, by key; a fire is yes or no there. */
export const costChoices = {
  meal: ["dinner", "lunch", "none"],
  kitchen: ["venue", "outside"],
  bar: ["venue", "own", "none"],
  music: ["dancing", "background", "none"],
  fire: ["no", "yes"],
} as const;

type CostChoice<Key extends keyof typeof costChoices> = (typeof costChoices)[Key][number];

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
  meal: CostChoice<"meal">;
  hours: number;
  kitchen: CostChoice<"kitchen">;
  bar: CostChoice<"bar">;
  music: CostChoice<"music">;
  fire: boolean;
};

/** Bounds of what can be asked. */
export const costLimits = { guests: { min: 10, max: 700 }, hours: { min: 2, max: 16 }, events: 5 } as const;
