import { expect, test } from "vitest";

import { weddingKinds } from "#content/plan/wedding-kinds.ts";
import { defaultEvents } from "#app/plan/rules/wedding-events.ts";

import { outlineBudget } from "./outline-budget.ts";

test.each(weddingKinds.map(({ id }) => [id] as const))(
  "%s: the shares of a budget without an amount are 100% together, and a price without a source is left open",
  (kind) => {
    const items = outlineBudget(defaultEvents(kind, { date: null, guests: 300 }));
    expect(items.reduce((sum, { share }) => sum + share, 0)).toBe(100);
    for (const { part, plannedCents, notes } of items) {
      expect([part.id, plannedCents === null]).toEqual([part.id, part.usual === undefined]);
      expect(notes).toMatch(plannedCents === null ? /Enter your quote/ : /usually \$/);
    }
  },
);
