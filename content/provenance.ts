import { z } from "zod";

import { prose } from "./prose-schema.ts";

/** How far a statement is to be trusted. */
export const confidences = ["high", "medium", "low"] as const;

/** Where a statement comes from and when somebody last looked: part of every fact that we publish. */
export const provenance = {
  /** Page, document or person, in words that a couple can follow up. */
  source: z.string().min(3).max(200),
  /** Day on which we last looked at the source. */
  checked: z.iso.date(),
  /** How far it is to be trusted; low confidence is worded as such on the page. */
  confidence: z.enum(confidences),
};

const provenanceObject = z.strictObject(provenance);

/** Where a statement comes from, alone: for a text of several sentences that share it. */
export type Provenance = z.infer<typeof provenanceObject>;

/** A sentence or two of our own, with where they come from. */
export const statement = z.strictObject({ text: prose(2, 420), ...provenance });
export type Statement = z.infer<typeof statement>;

/** The same under a word of its own, such as 'Open flame'. */
export const topicStatement = z.strictObject({ topic: prose(3, 40), ...statement.shape });
export type TopicStatement = z.infer<typeof topicStatement>;
