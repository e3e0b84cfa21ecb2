import { z } from "zod";

import { textUpTo } from "#app/plan/document/field-types.ts";
import { planTable } from "#app/plan/document/plan-table.ts";

/**
 * Under which name a device changed the plan, by the number under which Yjs knows its visit: every value of the
 * plan carries that number. The name is typed text, as among the viewers; '' for a person who gave none. It is
 * no content: exports, undo and clearing leave it out.
 */
export const editors = planTable("editors", z.object({ name: textUpTo(60) }));
