import fc from "fast-check";
import { expect, test } from "vitest";

import { findNeighbours, type GuideCard } from "./guide-card.ts";

const card = (to: string): GuideCard => ({
  to,
  name: to,
  text: "",
  note: "",
  image: "",
  pixels: [800, 600],
});

const paths = fc.uniqueArray(fc.stringMatching(/^\/[a-z]{1,8}$/), { minLength: 1, maxLength: 12 });

test("following next from the first guide visits all of them, and previous leads back", () => {
  fc.assert(
    fc.property(paths, (list) => {
      const cards = list.map(card);
      const visited: string[] = [];
      for (let at = cards[0] ?? null; at !== null; at = findNeighbours(cards, at.to).next)
        visited.push(at.to);
      expect(visited).toEqual(list);
      for (const { to } of cards) {
        const { next } = findNeighbours(cards, to);
        if (next !== null) expect(findNeighbours(cards, next.to).previous?.to).toBe(to);
      }
    }),
  );
});

test("a guide that is not in the list has no neighbours", () => {
  expect(findNeighbours([card("/a"), card("/b")], "/c")).toEqual({ previous: null, next: null });
});
