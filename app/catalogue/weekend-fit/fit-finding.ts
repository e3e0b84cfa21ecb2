import type { ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";

import type { NeedId } from "./weekend.ts";

/** Where a reason comes from. */
export type FitSource = { text: string; checkedOn: string };

/** What would have to change, small enough for a family to talk about. */
export type FitChange =
  /** `isSure`: this number fits for certain, not at most. */
  | { kind: "fewer-guests"; event: number; by: number; to: number; isSure: boolean }
  | { kind: "drop-need"; event: number; need: NeedId }
  /** The house's kitchen cooks, or a caterer of the only kind that the house lets in. */
  | { kind: "house-caterer"; event: number; only: "vegetarian" | "halal" | null }
  | { kind: "drop-vendor"; vendor: string }
  | { kind: "other-months"; months: readonly number[] }
  | { kind: "other-day" }
  | { kind: "other-hours"; event: number }
  /** Cents. */
  | { kind: "more-budget"; by: number };

/** Something that is not settled: nobody has said, or it depends on what the venue says to your case. */
export type OpenPoint = {
  kind: "unknown" | "condition";
  text: string;
  source: FitSource | null;
  /** The question that settles it; null where no question of ours does. */
  ask: ReportableFactKey | null;
  /** Nobody has said no, and it would surprise. */
  isUnlikely: boolean;
};

/** Something that is in the way. */
export type Obstacle = { text: string; source: FitSource | null; change: FitChange };

/** What a rule says: yes, if, or no. What nobody knows is never yes and never no. */
export type FitFinding = { result: "yes" } | ({ result: "if" } & OpenPoint) | ({ result: "no" } & Obstacle);

export const fits: FitFinding = { result: "yes" };

/** An 'if'; unless the options say more, it has no source and no question, and isn't unlikely. */
export const isOpen = (
  kind: OpenPoint["kind"],
  text: string,
  { source = null, ask = null, isUnlikely = false }: Partial<Omit<OpenPoint, "kind" | "text">> = {},
): FitFinding => ({ result: "if", kind, text, source, ask, isUnlikely });

/** A 'no', with the change that would clear it. */
export const fails = (text: string, source: FitSource | null, change: FitChange): FitFinding => ({
  result: "no",
  text,
  source,
  change,
});
