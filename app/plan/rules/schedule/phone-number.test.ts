import fc from "fast-check";
import { expect, test } from "vitest";

import { findPhoneNumber } from "./phone-number.ts";

test.each([
  ["Meena, 403 555 0188", "Meena", "tel:4035550188"],
  ["(403) 555-0188 Uncle Raj", "Uncle Raj", "tel:4035550188"],
  ["Front desk: +1 403.555.0188", "Front desk", "tel:+14035550188"],
])("'%s' is %s at %s", (text, name, href) => {
  expect(findPhoneNumber(text)).toMatchObject({ name, href });
});

test("a text without a number has none, and whatever is typed becomes no other kind of link", () => {
  expect(findPhoneNumber("Ask Meena at table 12")).toBeNull();
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const found = findPhoneNumber(text);
      if (found !== null) expect(found.href).toMatch(/^tel:\+?\d{7,}$/);
    }),
  );
});
