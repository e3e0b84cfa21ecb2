import { z } from "zod";

import { integerOrNull, textUpTo } from "#app/plan/document/field-types.ts";
import { planTable, type PlanRow } from "#app/plan/document/plan-table.ts";

import { readMovedItem } from "./moved-item.ts";

/** More than a wedding's items. */
const mostMoved = 400;

/**
 * Delays that were confirmed on the day, with the hours that they wrote: for the others, and to see whose hours stand
 * after phones without a signal have met (rules/day/find-replaced-delay.ts). They are no content: exports leave them
 * out.
 */
export const delays = planTable(
  "delays",
  z.object({
    /** What ran late, by its name of that moment. */
    title: textUpTo(200),
    minutes: integerOrNull(1, 600),
    /** Milliseconds since 1970 on the writing device's clock. */
    at: integerOrNull(0, 4_102_444_800_000),
    /** Who confirmed it; '' for a person who gave no name. */
    by: textUpTo(60),
    /** Id of the latest delay that the device knew; '' for none. */
    knows: textUpTo(60),
    /** The hours of each item that moved (moved-item.ts): a plan's values are texts, numbers and lists of texts. */
    moved: z
      .array(z.unknown())
      .transform((items) =>
        items
          .filter((item): item is string => typeof item === "string" && readMovedItem(item) !== null)
          .slice(0, mostMoved),
      )
      .catch([]),
  }),
);

export type DelayRow = PlanRow<(typeof delays)["shape"]>;

/** The number of delays that a plan keeps. */
export const maxDelays = 40;
