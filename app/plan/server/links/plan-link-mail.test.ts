import fc from "fast-check";
import { expect, test } from "vitest";

import { countLinks } from "#app/messaging/forms/spam-links.ts";

import { linkLabels } from "#app/plan/document/link-labels.ts";

import { composePlanLinkMail } from "./plan-link-mail.ts";

const url = "https://weddings.ca/plans/key";
const said = (title: string) => JSON.stringify(composePlanLinkMail(title, url)).replace(url, "");

test.each(["Simran and Daniel", "Zoë & Tom", "Anne-Marie O’Brien + Dr. Gill", "ਸਿਮਰਨ"])(
  "the mail says whose plan it is: %s",
  (title) => expect(said(` ${title} `)).toContain(`["Plan",${JSON.stringify(title)}]`),
);

test("the mail says how to close the link by the names that the page has, and that all others close with it", () => {
  for (const label of Object.values(linkLabels)) expect(said("")).toContain(`‘${label}’`);
  expect(said("")).toContain("so does every other link of the plan, unless you untick it");
});

test("whoever typed the name, nothing but the plan can be opened from the mail", () => {
  const advertising = fc.constantFrom(
    "rings.example.com",
    "https://rings.ca/x",
    "www.rings.ca",
    "a@rings.ca",
  );
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), advertising, (name, address) => {
      for (const title of [name, address, `${name} ${address}`, `${name}${address}`]) {
        expect(countLinks(said(title))).toBe(0);
        expect(said(title)).not.toContain(address);
      }
    }),
  );
});
