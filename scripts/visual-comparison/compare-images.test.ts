import { expect, test } from "vitest";

import { compareImages } from "./compare-images.mjs";

const plain = (width: number, height: number, tone: number) => ({
  data: new Uint8Array(width * height * 3).fill(tone),
  width,
  height,
});

test("a picture is the same as itself, and as one that rounding made", () => {
  expect(compareImages(plain(4, 3, 100), plain(4, 3, 100)).share).toBe(0);
  expect(compareImages(plain(4, 3, 100), plain(4, 3, 104)).share).toBe(0);
});

test("the share is that of the changed pixels, and these are red", () => {
  const after = plain(4, 3, 100);
  after.data.set([100, 130, 100], 5 * 3);
  const { share, difference } = compareImages(plain(4, 3, 100), after);
  expect(share).toBe(1 / 12);
  expect(Array.from(difference.data.slice(5 * 3, 6 * 3))).toEqual([214, 0, 52]);
  expect(Array.from(difference.data.slice(0, 3))).toEqual([224, 224, 224]);
});

test("what one picture has more than the other has changed", () => {
  const { share, difference } = compareImages(plain(2, 2, 255), plain(2, 4, 255));
  expect(share).toBe(0.5);
  expect([difference.width, difference.height]).toEqual([2, 4]);
});
