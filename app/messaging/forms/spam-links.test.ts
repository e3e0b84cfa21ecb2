import fc from "fast-check";
import { expect, test } from "vitest";

import { countLinks, hasSpamLinks } from "./spam-links.ts";

test.each<[text: string, links: number]>([
  ["https://cheap.example/pills", 1],
  ["HTTP://CHEAP.EXAMPLE", 1],
  ["see www.cheap.example", 1],
  ["cheap-rings.com", 1],
  ["cheap-rings.com, cheap-rings.ru and bit.ly/x", 3],
  ["t.me/rings", 1],
  ["<a href='https://a.example'>a</a> [url=https://b.example]b[/url]", 2],
  ["https://a.example https://b.example\nhttps://c.example", 3],
  ["write to asha@example.com or tom.riel@mail.example.ca", 0],
  ["We love the hall.Then we saw the price.It is fine.", 0],
  ["St.John and Mary-Ann O'Hara", 0],
  ["from 10.30 a.m. to 1.a.m., e.g. 12.5/person, $40.00", 0],
  ["and/or, his/her, 24/7", 0],
  ["Approx. 200 guests...no kids", 0],
  ["", 0],
])("'%s' has %i links", (text, links) => {
  expect(countLinks(text)).toBe(links);
});

const links = (count: number) => "We saw https://venue.example/rooms. ".repeat(count);

test("two links are a letter, three are advertising, one in a name is too", () => {
  expect(hasSpamLinks({ name: "Asha", texts: [links(2)] })).toBe(false);
  expect(hasSpamLinks({ name: "Asha", texts: [links(3)] })).toBe(true);
  expect(hasSpamLinks({ name: "Asha", texts: [links(1), links(1), links(1)] })).toBe(true);
  expect(hasSpamLinks({ name: "Asha www.rings.example", texts: [] })).toBe(true);
});

/** Words of any script that contain no dot. */
const words = fc.string({ unit: "grapheme", maxLength: 30 }).map((text) => text.replace(/[.:/[\]]/g, " "));
const url = fc
  .tuple(
    fc.constantFrom("https://", "http://", "www.", "HTTPS://"),
    fc.stringMatching(/^[a-z]{1,8}\.(com|example|ca)(\/[a-z]{0,5})?$/),
  )
  .map((parts) => parts.join(""));
const mixed = fc.array(fc.tuple(words, url), { maxLength: 5 });

test("every link counts, whatever words stand around it, and words alone never do", () => {
  fc.assert(
    fc.property(mixed, words, (pairs, end) => {
      expect(countLinks([...pairs.map(([text, link]) => `${text}\n${link}\n`), end].join(""))).toBe(
        pairs.length,
      );
    }),
  );
});

test("more links never make a submission less like spam, and their order does not matter", () => {
  fc.assert(
    fc.property(words, fc.array(url, { maxLength: 6 }), url, (name, urls, more) => {
      const isSpam = hasSpamLinks({ name, texts: urls });
      expect(isSpam).toBe(urls.length > 2);
      expect(hasSpamLinks({ name, texts: [urls.join("\n")] })).toBe(isSpam);
      expect(hasSpamLinks({ name, texts: urls.toReversed() })).toBe(isSpam);
      if (isSpam) expect(hasSpamLinks({ name, texts: [...urls, more] })).toBe(true);
    }),
  );
});

test("a long text without links is read in the time of its length", () => {
  for (const text of ["a.".repeat(2500), "a-".repeat(2500), "www".repeat(1600), "x.com".repeat(1000)])
    expect(countLinks(text)).toBeLessThanOrEqual(1);
});
