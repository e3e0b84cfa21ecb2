import { expect, test } from "vitest";

import { readableCostsPath } from "./readable-costs.server.ts";

const shownFor = (search: string) => readableCostsPath(new URLSearchParams(search));

test.each([
  "",
  "venues=heritage-park,calgary-zoo&month=3",
  "venues=heritage-park&venues=calgary-zoo&month=3",
  "event=reception&guests=120",
  "event=reception&guests=122&add=1&move=&to=",
  "event=sangeet&event=reception&guests=220&guests=280&move=1&to=calgary-zoo&theme=indian",
  "saved=3&month=8&utm_source=mail",
])("an address that says what is shown stays: %s", (search) => {
  expect(shownFor(search)).toBeNull();
});

test.each([
  ["guests=-5&event=reception", "guests", "120"],
  ["guests=99999&event=reception", "guests", "700"],
  ["month=13", "month", "12"],
  ["month=soon", "month", "8"],
  ["event=party&guests=50", "event", "sangeet"],
  ["event=reception&day=9", "day", "6"],
  ["event=reception&meal=tea", "meal", "dinner"],
])("%s leads to the address of what is shown", (search, key, value) => {
  const path = shownFor(`venues=heritage-park&${search}&theme=indian`) ?? "";
  const shown = new URL(path, "http://localhost").searchParams;
  expect([shown.get(key), shown.get("venues"), shown.get("theme")]).toEqual([
    value,
    "heritage-park",
    "indian",
  ]);
  // And stays there.
  expect(readableCostsPath(shown)).toBeNull();
});
