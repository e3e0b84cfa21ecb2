import type { CategoryId } from "#content/catalogue/categories.ts";
import type { PaidInclusion } from "#database/enums.ts";

/** What a couple is offered to tick of what it paid a business of a category. */
const choices: Readonly<Record<CategoryId, readonly PaidInclusion[]>> = {
  photographers: ["second-person", "album-or-film", "travel", "more-events"],
  videographers: ["second-person", "album-or-film", "travel", "more-events"],
  djs: ["rentals", "setup", "travel", "more-events"],
  venues: ["room", "food", "drinks", "staff", "rentals", "more-events"],
  caterers: ["drinks", "staff", "rentals", "setup", "more-events"],
  florists: ["rentals", "setup", "travel", "more-events"],
  planners: ["second-person", "setup", "travel", "more-events"],
  decor: ["rentals", "setup", "travel", "more-events"],
  cakes: ["setup", "trial", "more-events"],
  attire: ["trial", "more-events"],
  beauty: ["second-person", "trial", "travel", "more-events"],
  transport: ["staff", "more-events"],
};

/** The boxes of the form for a business of this category, in order. */
export const paidChoices = (category: CategoryId): readonly PaidInclusion[] => choices[category];
