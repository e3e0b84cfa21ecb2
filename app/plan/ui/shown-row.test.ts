import { expect, test } from "vitest";

import { parseShownRow, withoutShownRow } from "./shown-row.ts";
import { rowPath } from "./tool-path.ts";

test("a path names the row that its tool opens at, and the address loses it once it is used", () => {
  const path = rowPath("guests", "gill & co", null);
  expect(path).toBe("/plan/guests?show=gill+%26+co");
  const { search } = new URL(`${path}&theme=indian`, "https://weddings.ca");
  expect(parseShownRow(search)).toBe("gill & co");
  expect(withoutShownRow(search)).toBe("?theme=indian");
  expect(withoutShownRow("?show=gill")).toBe("");
  expect(["", "?show=", "?theme=indian", `?show=${"a".repeat(201)}`].map(parseShownRow)).toEqual(
    Array.from({ length: 4 }, () => null),
  );
});
