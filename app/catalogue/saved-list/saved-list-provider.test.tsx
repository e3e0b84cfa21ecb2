import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { SavedListProvider, toggleSaved, useSavedIds } from "./saved-list-provider.tsx";

const savedIds = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 12 });

test("a listing that is saved goes to the end of the list", () => {
  expect(toggleSaved([], 3)).toEqual([3]);
  expect(toggleSaved([17, 209], 3)).toEqual([17, 209, 3]);
});

test("a listing that is taken off leaves the others in their order", () => {
  expect(toggleSaved([17, 3, 209], 3)).toEqual([17, 209]);
  expect(toggleSaved([3], 3)).toEqual([]);
});

test("saving and taking off again leaves the list as it was, and nothing stands in it twice", () => {
  fc.assert(
    fc.property(savedIds, fc.integer({ min: 1, max: 999 }), (ids, id) => {
      const before = [...ids];
      const toggled = toggleSaved(ids, id);
      expect(ids).toEqual(before);
      expect(new Set(toggled).size).toBe(toggled.length);
      expect(toggled.includes(id)).toBe(!ids.includes(id));
      expect(toggled.filter((other) => other !== id)).toEqual(ids.filter((other) => other !== id));
      if (!ids.includes(id)) expect(toggleSaved(toggled, id)).toEqual(ids);
    }),
    { numRuns: 200 },
  );
});

test("a full list stays as long as an address may name, and the oldest gives way", () => {
  const full = Array.from({ length: 100 }, (_, at) => at + 1);
  expect(toggleSaved(full, 777)).toEqual([...full.slice(1), 777]);
});

function SavedInWords() {
  const ids = useSavedIds();
  return <p>{`${ids.join(" then ")}; 3 ${ids.includes(3) ? "is" : "is not"} saved`}</p>;
}

const rendered = (address: string) =>
  renderToString(
    <MemoryRouter initialEntries={[address]}>
      <SavedListProvider>
        <SavedInWords />
      </SavedListProvider>
    </MemoryRouter>,
  );

test("the list begins with what the address names, in its order, and empty without", () => {
  expect(rendered("/vendors?saved=17,3")).toContain("17 then 3; 3 is saved");
  expect(rendered("/vendors?saved=17&saved=3")).toContain("17 then 3; 3 is saved");
  expect(rendered("/vendors?saved=x,17,17,-1")).toContain(">17; 3 is not saved");
  expect(rendered("/vendors")).toContain(">; 3 is not saved");
});

test("the list is not to be had outside of its provider", () => {
  expect(() => renderToString(<SavedInWords />)).toThrow(
    "useSavedListStore must be used within a SavedListProvider",
  );
});
