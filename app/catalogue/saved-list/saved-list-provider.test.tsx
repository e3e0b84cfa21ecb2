import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { SavedListProvider, useSavedIds } from "./saved-list-provider.tsx";

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
