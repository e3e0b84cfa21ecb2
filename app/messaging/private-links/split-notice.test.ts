import { expect, test } from "vitest";

import { splitNotice } from "./split-notice.ts";

test("a notice is a title and what follows", () => {
  expect(splitNotice("Answer sent. Mr. and Mrs. Gill get it by email. You can change it here.")).toEqual({
    title: "Answer sent",
    description: "Mr. and Mrs. Gill get it by email. You can change it here.",
  });
  expect(splitNotice("Order saved.")).toEqual({ title: "Order saved" });
});
