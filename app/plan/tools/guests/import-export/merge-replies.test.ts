import fc from "fast-check";
import { expect, test } from "vitest";

import { mergeReplies } from "./merge-replies.ts";

test("a file's silence takes neither a yes nor a no back, and what it says is added", () => {
  const both = { invited: 2, coming: 2 };
  expect(mergeReplies({ invited: 2, coming: 1, open: 1 }, both)).toEqual({ invited: 2, coming: 2, open: 0 });
  const one = { invited: 2, coming: 1, open: ["dev"] };
  expect(mergeReplies({ invited: 2, coming: 0, open: 1 }, one)).toEqual({ invited: 2, coming: 1, open: 0 });
  // A change of mind, with nobody silent.
  expect(mergeReplies({ invited: 2, coming: 1, open: 0 }, both)).toEqual({ invited: 2, coming: 1, open: 0 });
  expect(mergeReplies({ invited: 2, coming: 1, open: 1 }, { invited: 2, coming: null })).toMatchObject({
    open: 1,
  });
});

test("a merged answer never has more people than are invited, nor fewer with a reply than the file", () => {
  const replies = fc
    .tuple(fc.nat(6), fc.nat(6), fc.nat(6))
    .map(([coming, declined, open]) => ({ invited: coming + declined + open, coming, open }));
  fc.assert(
    fc.property(replies, replies, (file, other) => {
      const open = Array.from({ length: other.open }, (_, at) => String(at));
      const merged = mergeReplies(file, { invited: other.invited, coming: other.coming, open });
      expect(merged.coming + merged.open).toBeLessThanOrEqual(file.invited);
      expect(merged.open).toBeLessThanOrEqual(file.open);
      expect(merged.coming).toBeGreaterThanOrEqual(file.coming);
    }),
  );
});
