import fc from "fast-check";
import { expect, test } from "vitest";

import { pageBlockIds } from "#content/plan/page-blocks.ts";

import { arrangeBlocks, moveBlock } from "./page-blocks.ts";

const block = (id: string, place: number | null = null) => ({
  id,
  hidden: false,
  place,
  heading: null,
  words: "",
});

test("blocks stand in their usual order until one is moved, and then where the couple put them", () => {
  expect(arrangeBlocks([]).map(({ id }) => id)).toEqual(pageBlockIds);
  const places = moveBlock(arrangeBlocks([]), "reply", -1);
  const moved = arrangeBlocks([...places].map(([id, place]) => block(id, place)));
  expect(moved.map(({ id }) => id).slice(-2)).toEqual(["reply", pageBlockIds.at(-2)]);
});

test("however blocks are moved, each is there once, and the first and the last stay on the page", () => {
  const moves = fc.array(
    fc.tuple(fc.constantFrom(...pageBlockIds), fc.constantFrom(-1 as const, 1 as const)),
  );
  fc.assert(
    fc.property(moves, (steps) => {
      let blocks = arrangeBlocks([]);
      for (const [id, by] of steps) {
        const before = blocks.findIndex((one) => one.id === id);
        blocks = arrangeBlocks([...moveBlock(blocks, id, by)].map(([moved, place]) => block(moved, place)));
        const after = Math.min(pageBlockIds.length - 1, Math.max(0, before + by));
        expect(blocks[after]?.id).toBe(id);
      }
      expect(blocks.map(({ id }) => id).toSorted()).toEqual(pageBlockIds.toSorted());
    }),
  );
});

test("a row of a block that this version does not know shows nothing", () => {
  expect(arrangeBlocks([block("from-tomorrow", 0)]).map(({ id }) => id)).toEqual(pageBlockIds);
});
