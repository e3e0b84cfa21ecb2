import type { CategoryId } from "../catalogue/categories.ts";
import type { EventKindId } from "./event-kinds.ts";

/** Where a part of a budget is spent: at an event of a kind, at one that the couple named itself, or once for the wedding. */
export type BudgetOccasion = EventKindId | "own" | "wedding";

/** A part into which a line of a budget (content/budget) is divided. */
export type BudgetPart = {
  id: string;
  name: string;
  category: CategoryId | "";
  /** The line of either kind of budget that pays for it. */
  standard: string;
  southAsian: string;
  /**
   * What it weighs against the other parts of its line: dollars that it usually costs, for each guest where
   * it is priced by the guest.
   */
  at: Partial<Record<BudgetOccasion, number>>;
  perGuest?: true;
  /** The highest price that is known, in dollars: a larger budget does not make it dearer. */
  most?: number;
  /** What hotels add for service, in per cent. */
  service?: number;
  /** Fees of the government and gifts to a place of worship carry no GST. */
  untaxed?: true;
  /** Line of content/planning-resources/costs.ts that says what it costs, with its source. */
  usual?: string;
};
