import { z } from "zod";

import { booleanOrFalse, integerOrNull, textOrNullUpTo, textUpTo } from "#app/plan/document/field-types.ts";
import { planTable, type PlanRow } from "#app/plan/document/plan-table.ts";

/** The draft of the wedding's own page: one row. */
export const weddingPage = planTable(
  "wedding-page",
  z.object({
    /** The couple's words in its URL; null while they follow its names. */
    address: textOrNullUpTo(40),
    /** Id of the event whose invitation is its poster, or '' for the save-the-date. */
    poster: textUpTo(60),
    welcome: textUpTo(1200),
  }),
);
export const weddingPageRowId = "page";

/** The blocks of the page, by the id of each (rules/wedding-page/page-blocks.ts). */
export const weddingPageBlocks = planTable(
  "wedding-page-blocks",
  z.object({
    hidden: booleanOrFalse,
    /** Blocks are in the order of these numbers; null where the couple has moved none. */
    place: integerOrNull(0, 1000),
    /** In place of the usual heading. */
    heading: textOrNullUpTo(80),
    words: textUpTo(4000),
  }),
);

export type WeddingPageBlockRow = PlanRow<(typeof weddingPageBlocks)["shape"]>;

/** What the page says of an event, by the event's id. */
export const weddingPageEvents = planTable(
  "wedding-page-events",
  z.object({
    /** Whoever has the page's URL sees the event; otherwise the households that are invited to it do. */
    isPublic: booleanOrFalse,
    /** What guests wear to it. */
    dress: textUpTo(300),
  }),
);
