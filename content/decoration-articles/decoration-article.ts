import { z } from "zod";

import { prose } from "../prose-schema.ts";
import { provenance, statement, topicStatement } from "../provenance.ts";
import { askLink } from "../traditions/tradition-article.ts";

/** The long form of a decoration idea; title, inks, season and picture are those of the idea itself. */
export const decorationArticle = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** For <title>, without the name of the product. */
  title: prose(10, 52),
  metaDescription: prose(70, 160),
  lede: prose(40, 220),
  what: z.array(prose(80, 700)).min(2).max(4),
  /** Why it belongs to its season. */
  season: prose(40, 320),
  /** What it needs from the venue. */
  needs: z.array(topicStatement).min(3).max(7),
  /** Only where a page gives a figure; null where none was found. */
  cost: statement.nullable(),
  ask: z.array(askLink).min(2).max(4),
  /** Sections of the planning resources that belong to it. */
  resources: z.array(z.string()).min(1).max(4),
  /** Of everything above that names no source of its own. */
  basis: z.strictObject(provenance),
});
export type DecorationArticle = z.infer<typeof decorationArticle>;
