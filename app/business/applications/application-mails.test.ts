import { expect, test } from "vitest";

import { sampleProfile } from "#test-support/sample-profile.ts";

import { profileRows, profileTexts } from "./application-mails.ts";

test("services are named as on the form", () => {
  const rows = new Map(profileRows(sampleProfile({ category: "attire", services: ["suits", "jewelry"] })));
  expect(rows.get("Services")).toBe("Suits & sherwanis, Jewellery");
  expect(new Map(profileRows(sampleProfile())).has("Services")).toBe(false);
});

test("a text that was left out has no heading", () => {
  const { description } = sampleProfile();
  expect(profileTexts({ description, about: [], offers: [] })).toEqual([
    { from: "On the card", text: description },
  ]);
});
