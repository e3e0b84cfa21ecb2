import { z } from "zod";

import { prose } from "../prose-schema.ts";
import { costSource } from "./cost-source.ts";

const cents = z.int().nonnegative();

/** A rate that an authority sets, or a range that businesses publish. */
export const costRule = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** What it says, in a sentence for the opened line. */
  text: prose(20, 320),
  sources: z.array(costSource).min(1),
});

export type CostRule = z.infer<typeof costRule>;

/** A fee by the capacity of the room, with and without dancing. */
export const musicTariff = z.strictObject({
  ...costRule.shape,
  /** From the smallest room to the largest; `upTo` null is everything above. */
  tiers: z.array(
    z.strictObject({
      upTo: z.int().positive().nullable(),
      /** Approved by the Copyright Board. */
      approved: z.strictObject({ background: cents, dancing: cents }),
      /** Proposed for later years; null: no proposal was found. */
      proposed: z.strictObject({ background: cents, dancing: cents }).nullable(),
    }),
  ),
});

export type MusicTariff = z.infer<typeof musicTariff>;

/** What others publish for something that a venue has not priced: shown as a range, never as its price. */
export const publishedRange = z
  .strictObject({
    ...costRule.shape,
    low: z.int().nonnegative(),
    high: z.int().nonnegative(),
    /** Cents for an event, a guest or a day, or hundredths of a per cent of food and drink. */
    per: z.enum(["event", "guest", "day", "share"]),
    /** From an earlier year: the amount may be higher today. */
    isOlder: z.boolean(),
  })
  .refine(({ low, high }) => low <= high, "the low end comes first");

export type PublishedRange = z.infer<typeof publishedRange>;

/** A tax in hundredths of a per cent. */
export const taxRule = z.strictObject({ ...costRule.shape, rate: z.int().positive() });

export type TaxRule = z.infer<typeof taxRule>;
