import { expect, test } from "vitest";

import type { PassOn } from "#app/operator/waiting-list/waiting-item.ts";

import { passOnWays } from "./pass-on-message.ts";

const asked: PassOn = {
  enquiryId: 1,
  listingId: 76,
  business: "Bow & Arrow",
  day: "19 June 2027",
  about: "enquiry",
  phone: "(403) 555-0177",
  email: "bow+arrow@hall.ca",
  website: null,
};
const url = "https://weddings.ca/answers/abc";

test("a business is called, texted or written to with the same message and its own link", () => {
  const { message, ways } = passOnWays(asked, url);
  expect(message).toContain(url);
  expect(ways.map(({ label }) => label)).toEqual([
    "Call (403) 555-0177",
    "Send a text",
    "Write to bow+arrow@hall.ca",
  ]);
  expect(ways[0]?.href).toBe("tel:+14035550177");
  const mail = new URL(ways[2]?.href ?? "");
  expect(decodeURIComponent(mail.pathname)).toBe("bow+arrow@hall.ca");
  expect(mail.searchParams.get("body")).toBe(message);
});

test("a business that knows of an enquiry isn’t asked to answer one that was withdrawn", () => {
  const { message } = passOnWays({ ...asked, about: "withdrawal" }, url);
  expect(message).toContain("has withdrawn their enquiry, so you don’t have to answer it");
  expect(message).toContain(url);
});

test("there is no way by what is no number, and no address is needed", () => {
  expect(passOnWays({ ...asked, phone: "ask", email: null }, url).ways).toEqual([]);
  expect(passOnWays({ ...asked, phone: "+44 20 7946 0018", email: null }, url).ways[0]?.href).toBe(
    "tel:+442079460018",
  );
});

test("where no number is saved, the website that has it is one tap away", () => {
  const byWebsite = { ...asked, phone: null, email: null, website: "https://www.hall.ca/contact" };
  expect(passOnWays(byWebsite, url).ways).toEqual([
    { label: "Open hall.ca", href: "https://www.hall.ca/contact" },
  ]);
  expect(passOnWays({ ...byWebsite, website: "javascript:alert(1)" }, url).ways).toEqual([]);
});
