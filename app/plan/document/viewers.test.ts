import fc from "fast-check";
import { expect, test } from "vitest";

import { maxViewers, otherViewers, parseViewer } from "./viewers.ts";

/** What devices of every build send and read. */
const wireKey = "looker";

const state = (name: unknown, tool: unknown = "budget", role: unknown = "edit") => ({
  [wireKey]: { name, tool, role },
});

test("the others are shown by name, without this window itself", () => {
  const states = new Map([
    [7, state("Simran")],
    [1, state("Asha", "guests", "view")],
    [2, state("")],
  ]);
  expect(otherViewers(states, 7)).toEqual([
    { id: 2, name: "", tool: "budget", role: "edit" },
    { id: 1, name: "Asha", tool: "guests", role: "view" },
  ]);
});

test("whatever others send is read as a viewer or as nobody", () => {
  expect(parseViewer(state("x".repeat(10_000)))?.name).toHaveLength(60);
  expect(parseViewer(state(3, null, "owner"))).toEqual({ name: "", tool: "", role: "view" });
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.anything(), fc.record({ [wireKey]: fc.anything() }))), (states) => {
      for (const { name, tool } of otherViewers(new Map(states.entries()), -1)) {
        expect(name.length).toBeLessThanOrEqual(60);
        expect(tool.length).toBeLessThanOrEqual(20);
      }
    }),
  );
});

test("a crowd is cut short", () => {
  const crowd = new Map(Array.from({ length: 500 }, (_, id) => [id, state("Nobody")]));
  expect(otherViewers(crowd, -1)).toHaveLength(maxViewers);
});
