import fc from "fast-check";
import { expect, test } from "vitest";

import { pageAddress, pageName, pageSecret, parsePageName, secretOf, usualAddress } from "./page-name.ts";

const bytes = fc.uint8Array({ minLength: 6, maxLength: 6 });

test("a couple's words become what can stand in a URL", () => {
  expect(pageAddress("  Harpreet & Daniel! ")).toBe("harpreet-and-daniel");
  expect(pageAddress("Élodie und Zoë")).toBe("elodie-und-zoe");
  expect(pageAddress("ਹਰਪ੍ਰੀਤ")).toBe("");
  expect(usualAddress("Harpreet", "Daniel")).toBe("harpreet-and-daniel");
  expect(usualAddress(" Balasubramaniam Venkataraghavachari", "Mia")).toBe("balasubramaniam-and-mia");
  expect(usualAddress("", "")).toBe("our-wedding");
  // A name of which nothing can stand in a URL takes its 'and' with it.
  expect(usualAddress("ਹਰਪ੍ਰੀਤ", "Gurtej Singh")).toBe("gurtej");
  expect(usualAddress("Harpreet", "ਗੁਰਤੇਜ")).toBe("harpreet");
  expect(usualAddress("ਹਰਪ੍ਰੀਤ", "ਗੁਰਤੇਜ")).toBe("our-wedding");
});

test("whatever is typed, the name that comes of it is found again, in any spelling", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), bytes, (typed, random) => {
      const secret = pageSecret(random);
      const name = pageName(pageAddress(typed), secret);
      expect(parsePageName(name)).toBe(name);
      expect(parsePageName(name.toUpperCase())).toBe(name);
      expect(secretOf(name)).toBe(secret);
      expect(encodeURIComponent(name)).toBe(name);
    }),
  );
});

test("a name without a secret part, or with more than one can have, is not looked up", () => {
  for (const typed of [
    "",
    "harpreet-and-daniel",
    "a7kq2m9",
    `${"a".repeat(60)}-7kq2m9`,
    "a-7kq2mo",
    "../7kq2m9",
  ])
    expect([typed, parsePageName(typed)]).toEqual([typed, null]);
});
