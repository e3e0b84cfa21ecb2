import { expect, test } from "vitest";

import { commentTopics } from "./comment-topics.ts";

test("households are listed as people count, as in the guest list", () => {
  const named = ["Gill 10", "Élise", "Gill 9", "Emile", ""].map((name) => ({ id: name, name }));
  expect(commentTopics([], named).households.map(({ name }) => name)).toEqual([
    "Élise",
    "Emile",
    "Gill 9",
    "Gill 10",
  ]);
});
