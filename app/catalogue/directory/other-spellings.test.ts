import { expect, test } from "vitest";

import { spellings } from "#content/catalogue/spellings.ts";
import { catererCard } from "#test-support/caterer-card.ts";

import { filterDirectory } from "./filter-directory.ts";
import { emptyQuery } from "./directory-query.ts";
import { foldText } from "./fold-text.ts";
import { prepareListings } from "./ordered-listings.ts";
import { otherSpellings } from "./other-spellings.ts";

test("a listing is found by each spelling of a word that it has", () => {
  expect(otherSpellings(["Bridal Mehndi by Asha"])).toBe("mehndis mehendis mehandis hennas");
  expect(otherSpellings(["We press sarees, and tie them"])).toBe("saris");
});

test("the search reads them", () => {
  const listings = prepareListings([catererCard(1, { spellings: "sarees" }), catererCard(2)]);
  const found = (text: string) =>
    filterDirectory(listings, { ...emptyQuery, text }).matches.map(({ id }) => id);
  expect(found("sarees")).toEqual([1]);
  expect(found("Saree")).toEqual([1]);
});

test("a part of another word is none of its spellings", () => {
  expect(otherSpellings(["A decorated hall, safari weddings, necessary work"])).toBe("");
});

test("no spelling is in two groups, and each is as the search folds it", () => {
  const all = spellings.flat();
  expect(all).toEqual([...new Set(all)]);
  expect(all).toEqual(all.map(foldText));
});
