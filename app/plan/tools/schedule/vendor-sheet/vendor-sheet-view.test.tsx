import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import type { VendorSheet } from "#app/plan/document/projection-types.ts";

import { VendorSheetView } from "./vendor-sheet-view.tsx";

const at = "2027-06-12T20:05:00.000Z";
const sheet: VendorSheet = {
  id: "a",
  title: "Simran and Daniel",
  name: "Foothills Lens",
  loadIn: 780,
  toCall: ["Maya 403 555 0101"],
  days: [{ date: "2027-06-19", lines: [] }],
  beside: [],
  directions: {},
  changes: null,
};
const markupOf = (changes: VendorSheet["changes"]) =>
  renderToStaticMarkup(<VendorSheetView sheetKey="key" first={{ ...sheet, changes }} />);
const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, "");

const everything: VendorSheet["changes"] = {
  call: at,
  beside: at,
  loadIn: { date: "2027-06-19", start: 840, at },
  removed: [{ id: "cake", title: "Cake", date: "2027-06-19", start: 1260, at }],
};

test("without scripts the sheet says when contacts and load-in changed and lines were removed", () => {
  expect(textOf(markupOf(null))).not.toMatch(/changed|removed|No longer/);
  const told = textOf(markupOf(everything));
  expect(told).toMatch(/Maya 403 555 0101contacts changed on 12 June/);
  expect(told).toMatch(/Load-in from 1:00 p\.m\. on .*changed on 12 June, was 2:00 p\.m\./);
  expect(told).toMatch(/No longer on your sheetCake, .*9:00 p\.m\. removed on 12 June/);
  expect(told).toContain("Also therecontacts changed on 12 JuneNo other vendors now.");
});

test("where there are scripts nothing of that comes and goes while the device is asked what it saw", () => {
  const withScripts = markupOf(everything).replaceAll(/<noscript>.*?<\/noscript>/gs, "");
  expect(textOf(withScripts)).not.toMatch(/changed|removed|No longer/);
});
