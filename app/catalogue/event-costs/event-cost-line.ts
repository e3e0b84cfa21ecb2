import type { CostSource } from "#content/costs/cost-source.ts";

import type { CentsRange } from "./cents-range.ts";

/** Every line of a sum, in the order in which it is shown. */
export const eventCostLines = [
  "hire",
  "booking-fee",
  "hall-time",
  "food-and-drink",
  "service-charge",
  "outside-caterer",
  "plating",
  "corkage",
  "socan",
  "re-sound",
  "liquor-licence",
  "insurance",
  "security",
  "parking",
  "fire",
  "chairs",
  "tent",
  "heating",
  "generator",
  "transport",
  "provincial-tax",
  "gst",
] as const;

export type EventCostLineId = (typeof eventCostLines)[number];

/** Where a line's amount comes from. */
export type CostOrigin =
  | { kind: "published"; source: CostSource; isOlder: boolean }
  | { kind: "catalogue"; source: string; checkedOn: string }
  | { kind: "sample" }
  | { kind: "answered" }
  | { kind: "rule"; text: string; sources: readonly CostSource[] }
  | { kind: "elsewhere"; text: string; sources: readonly CostSource[] }
  /** What caterers quoted couples in a year. */
  | { kind: "quoted"; couples: number; year: number }
  | { kind: "unknown" };

/** Whether GST comes on top; `unclear` may be either. */
export type Taxation = "added" | "included" | "exempt" | "unclear";

/** One line of a sum. */
export type EventCostLine = CentsRange & {
  id: EventCostLineId;
  /** How it is worked out, such as '120 guests × $46'. */
  formula: string;
  origin: CostOrigin;
  /** Where further parts of the amount come from. */
  more?: readonly CostOrigin[];
  tax: Taxation;
};
