import type { FactPage } from "#content/fact-pages/fact-pages.ts";

/** What the businesses of a page are called, and where all of them are. */
export const factPageNouns: Record<FactPage["category"], { one: string; many: string; path: string }> = {
  venues: { one: "venue", many: "Venues", path: "/venues" },
  caterers: { one: "caterer", many: "Caterers", path: "/vendors/caterers" },
};
