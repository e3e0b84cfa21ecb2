import { expect, test } from "vitest";

import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import { indexListings } from "#app/catalogue/directory/directory-index.ts";

import { countPageVersions } from "./page-version.ts";

const emptyDirectory = (): Directory => ({
  index: indexListings([]),
  listing: () => null,
  venue: () => null,
  inCategory: () => [],
  paidIn: () => [],
  quotedMeal: null,
});

function count(from: string) {
  const site = { directory: emptyDirectory() };
  let now = Date.parse(from);
  const edition = countPageVersions(site, () => now);
  return {
    edition,
    changeCatalogue: () => (site.directory = emptyDirectory()),
    setClock: (time: string) => (now = Date.parse(time)),
  };
}

test("a new catalogue is another edition", () => {
  const { edition, changeCatalogue } = count("2027-06-19T18:00:00Z");
  const first = edition();
  expect(edition()).toBe(first);
  changeCatalogue();
  expect(edition()).not.toBe(first);
});

test("Alberta's midnight is another edition, and no other one", () => {
  const { edition, setClock } = count("2027-06-19T18:00:00Z");
  const first = edition();
  setClock("2027-06-20T00:00:00Z");
  expect(edition()).toBe(first);
  setClock("2027-06-20T05:59:59Z");
  expect(edition()).toBe(first);
  setClock("2027-06-20T06:00:00Z");
  expect(edition()).not.toBe(first);
});

test("a clock that is put back to yesterday makes another edition as well", () => {
  const { edition, setClock } = count("2027-06-20T06:00:00Z");
  const first = edition();
  setClock("2027-06-20T05:00:00Z");
  const second = edition();
  setClock("2027-06-20T06:00:00Z");
  expect(new Set([first, second, edition()]).size).toBe(3);
});
