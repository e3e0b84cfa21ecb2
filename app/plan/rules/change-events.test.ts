import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc } from "yjs";

import { eventKinds } from "#content/plan/event-kinds.ts";
import { combinableKinds, type TraditionId } from "#content/plan/wedding-kinds.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";

import { addEvents, removeEvent, renewOrder } from "./change-events.ts";
import { defaultEvent, defaultEvents, type NewEvent } from "./wedding-events.ts";

const date = "2027-06-19";

/** A plan as it is open in a window, with the events of a wedding. */
function planWith(added: readonly NewEvent[], kinds: readonly TraditionId[]): Doc {
  const plan = new Doc();
  viewTable(events, plan);
  plan.transact(() => addEvents(plan, added, kinds));
  return plan;
}

const orderOf = (plan: Doc) =>
  Object.fromEntries(
    viewTable(events, plan)
      .rows()
      .flatMap(({ id, afterEntry }) => (afterEntry === "" ? [] : [[id, afterEntry]])),
  );
const fixedOf = (plan: Doc) =>
  viewTable(events, plan)
    .rows()
    .flatMap(({ id, fixed, fixedWhy }) => (fixed ? [[id, fixedWhy]] : []));

test("a Punjabi Sikh day runs from the baraat to the reception, around the gurdwara's hour", () => {
  const plan = planWith(defaultEvents("punjabi-sikh", { date, guests: null }), ["punjabi-sikh"]);
  expect(orderOf(plan)).toEqual({
    milni: "baraat",
    "anand-karaj": "milni",
    vidaai: "anand-karaj",
    reception: "vidaai",
  });
  expect(fixedOf(plan)).toEqual([["anand-karaj", "Gurdwara"]]);
});

test.each([
  ["hindu", { milni: "baraat", pheras: "milni", vidaai: "pheras", reception: "vidaai" }],
  ["gujarati", { "hasta-melap": "baraat", vidaai: "hasta-melap", reception: "vidaai" }],
  ["tamil", { nalangu: "muhurtham", reception: "nalangu" }],
  ["ismaili", { reception: "ismaili-nikah" }],
  // The nikah is the day before, and the walima the day after.
  ["muslim", {}],
  ["standard", { reception: "ceremony" }],
  ["elopement", { dinner: "elopement" }],
] as const)("%s: each event waits for the one before it on its day", (kind, order) => {
  for (const day of [date, null])
    expect(orderOf(planWith(defaultEvents(kind, { date: day, guests: null }), [kind]))).toEqual(order);
});

const kinds = fc.uniqueArray(fc.constantFrom(...combinableKinds.map(({ id }) => id)), {
  minLength: 1,
  maxLength: 2,
});

test("events added one by one, in any order, wait for what they would wait for when added at once", () => {
  fc.assert(
    fc.property(kinds, fc.infiniteStream(fc.nat()), (chosen, picks) => {
      const all = defaultEvents(chosen, { date, guests: null });
      const plan = planWith([], chosen);
      const left = [...all];
      while (left.length > 0) {
        const [next] = left.splice(picks.next().value % left.length, 1);
        if (next !== undefined) plan.transact(() => addEvents(plan, [next], chosen));
      }
      expect(orderOf(plan)).toEqual(orderOf(planWith(all, chosen)));
      expect(fixedOf(plan)).toEqual(fixedOf(planWith(all, chosen)));
    }),
    { numRuns: 50 },
  );
});

test("without an event, what waited for it waits for the one before; what the couple chose stays", () => {
  const plan = planWith(defaultEvents("punjabi-sikh", { date, guests: null }), ["punjabi-sikh"]);
  putRow(events, plan, "reception", { afterEntry: "" });
  putRow(events, plan, "vidaai", { afterEntry: "milni" });
  plan.transact(() => removeEvent(plan, "milni"));
  expect(orderOf(plan)).toEqual({ "anand-karaj": "baraat", vidaai: "milni" });
  const again = defaultEvent("milni", { date, guests: null });
  plan.transact(() => addEvents(plan, again === null ? [] : [again], ["punjabi-sikh"]));
  expect(orderOf(plan)).toEqual({ milni: "baraat", "anand-karaj": "milni", vidaai: "milni" });
});

test("an event that moves to another day takes the usual order along; what the couple chose stays", () => {
  const plan = planWith(defaultEvents("punjabi-sikh", { date, guests: null }), ["punjabi-sikh"]);
  putRow(events, plan, "vidaai", { afterEntry: "milni" });
  const move = (id: string, day: string) => {
    const before = viewTable(events, plan).rows();
    putRow(events, plan, id, { date: day });
    renewOrder(plan, before, viewTable(events, plan).rows());
  };
  move("anand-karaj", "2027-06-20");
  expect(orderOf(plan)).toEqual({ milni: "baraat", vidaai: "milni", reception: "vidaai" });
  move("milni", "2027-06-20");
  expect(orderOf(plan)).toEqual({ "anand-karaj": "milni", vidaai: "milni", reception: "vidaai" });
  move("anand-karaj", date);
  move("milni", date);
  expect(orderOf(plan)).toEqual({
    milni: "baraat",
    "anand-karaj": "milni",
    vidaai: "milni",
    reception: "vidaai",
  });
});

test("a plan from before events knew their order is left as it is", () => {
  const plan = planWith([], []);
  for (const { id, ...event } of defaultEvents("punjabi-sikh", { date, guests: null }))
    putRow(events, plan, id, event);
  plan.transact(() => removeEvent(plan, "milni"));
  expect(orderOf(plan)).toEqual({});
});

test("whatever is added, nothing waits in a circle or for another day", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...eventKinds.map(({ id }) => id))), (ids) => {
      const added = ids.flatMap((id) => defaultEvent(id, { date, guests: null }) ?? []);
      const plan = planWith(added, []);
      for (const { afterEntry, date: day, start } of viewTable(events, plan).rows()) {
        const before = viewTable(events, plan).row(afterEntry);
        if (before === undefined) continue;
        expect(before.date).toBe(day);
        expect(before.start ?? 0).toBeLessThan(start ?? 0);
      }
    }),
  );
});
