import { z } from "zod";

import { prose } from "../prose-schema.ts";
import { provenance, statement, topicStatement } from "../provenance.ts";

/** Kinds of wedding that the texts tell apart. */
const wayIds = [
  "north-indian-hindu",
  "punjabi-sikh",
  "gujarati-hindu",
  "tamil-hindu",
  "muslim",
  "ismaili",
  "fusion",
] as const;

/** Vendors to ask: what the directory's `?category=` understands, and how the link is called. */
export const askLink = z.strictObject({ category: z.string().regex(/^[a-z]+$/), label: prose(3, 40) });
export type AskLink = z.infer<typeof askLink>;

/** The long form of a ceremony; name, length and picture are those of content/ceremonies. */
export const traditionArticle = z.strictObject({
  id: z.enum(["mehendi", "sangeet", "haldi", "baraat", "pheras", "vidaai"]),
  heading: prose(8, 60),
  /** For <title>, without the name of the product. */
  title: prose(10, 50),
  metaDescription: prose(70, 160),
  lede: prose(40, 220),
  when: prose(10, 120),
  happens: z.array(prose(80, 700)).min(2).max(4),
  /** How it sits in the order of a wedding. */
  place: prose(80, 700),
  /** What the venue must allow or have. */
  venue: z.array(topicStatement).min(4).max(9),
  /** Every kind of wedding, each with what it calls this or has in its place. */
  ways: z
    .array(z.strictObject({ way: z.enum(wayIds), called: prose(4, 60), text: prose(60, 700) }))
    .length(wayIds.length),
  /** What somebody did here, or what this place makes different. */
  inCalgary: statement,
  ask: z.array(askLink).min(2).max(5),
  /** Sections of the planning resources that belong to it. */
  resources: z.array(z.string()).min(1).max(4),
  /** Of everything above that names no source of its own. */
  basis: z.strictObject(provenance),
});
export type TraditionArticle = z.infer<typeof traditionArticle>;

/** One kind of wedding from its first evening to its last. */
export const weddingOutline = z.strictObject({
  id: z.enum(wayIds),
  name: prose(5, 40),
  /** What makes the couple married in the eyes of the family, and where. */
  heart: prose(60, 420),
  order: z.array(z.strictObject({ when: prose(3, 40), what: prose(4, 140) })).min(3),
  /** What the venue has to know first. */
  venue: prose(40, 320),
  ...provenance,
});
export type WeddingOutline = z.infer<typeof weddingOutline>;
