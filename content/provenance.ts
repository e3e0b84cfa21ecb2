import { z } from "zod";

/** Where a statement comes from and when somebody last looked: part of every fact that we publish. */
export const provenance = {
  /** Page, document or person, in words that a couple can follow up. */
  source: z.string().min(3).max(200),
  /** Day on which we last looked at the source. */
  checked: z.iso.date(),
  /** How far the research trusts it; low confidence is worded as such on the page. */
  confidence: z.enum(["high", "medium", "low"]),
};
