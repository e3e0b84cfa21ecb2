import { expect, test } from "vitest";

import { makeSlug } from "./make-slug.ts";

test("an address is made of the name's letters and taken by nobody", () => {
  const taken = new Set(["rose-and-co", "rose-and-co-2", "vendor"]);
  const slug = (name: string) => makeSlug(name, (candidate) => taken.has(candidate));
  expect(["Rosé & Co.", "Zoë’s 'Café'", "ਗੁਲਦਸਤਾ", "--"].map(slug)).toEqual([
    "rose-and-co-3",
    "zoes-cafe",
    "vendor-2",
    "vendor-2",
  ]);
});
