import fc from "fast-check";
import { expect, test } from "vitest";

import { countLinks } from "./spam-links.ts";
import { defangLinks } from "./defang-links.ts";

test.each([
  ["See https://rings.example.com/buy?now=1.", "See rings[.]example[.]com/buy?now=1."],
  ["See rings.example.com/buy and www.rings.zz", "See rings[.]example[.]com/buy and www[.]rings[.]zz"],
  ["http://fairmont.com@evil.org/login", "fairmont[.]com@evil[.]org/login"],
  ["http://1.2.3.4/x", "1[.]2[.]3[.]4/x"],
  ["пример.рф and münchen.de", "пример[.]рф and münchen[.]de"],
  ["evil。org", "evil[.]org"],
  // An email can be answered, and a forgotten space does not make a host.
  ["Write to asha@example.com", "Write to asha@example.com"],
  [
    "We saw the hall.Then we left at 4.30 p.m. for $1.250",
    "We saw the hall.Then we left at 4.30 p.m. for $1.250",
  ],
])("%s is written as %s", (typed, written) => {
  expect(defangLinks(typed)).toBe(written);
});

test("no host that can be clicked is left, however it stands in a text", () => {
  const name = fc.string({ unit: fc.constantFrom("a", "b", "x", "y", "0", "9"), minLength: 1, maxLength: 8 });
  const host = fc
    .tuple(
      fc.array(name, { minLength: 1, maxLength: 3 }),
      fc.constantFrom("com", "ca", "org", "co.uk", "xyz"),
    )
    .map(([names, ending]) => `${names.join(".")}.${ending}`);
  const before = fc.constantFrom("", "https://", "HTTP://", "ftp://", "https://a.example/?to=https://", "(");
  const after = fc.constantFrom("", "/login", "?a=b.c", "/https://", ".", ",");
  fc.assert(
    fc.property(fc.array(fc.tuple(before, host, after), { minLength: 1, maxLength: 4 }), (links) => {
      const written = defangLinks(links.map((parts) => parts.join("")).join(" and "));
      for (const [, each] of links) expect(written).toContain(each.replaceAll(".", "[.]"));
      expect(written).not.toMatch(/:\/\/\w/);
      expect(countLinks(written)).toBe(0);
    }),
  );
});
