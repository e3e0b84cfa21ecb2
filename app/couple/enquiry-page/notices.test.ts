import { expect, test } from "vitest";

import { noticeFor } from "./notices.ts";

test.each(["change", "withdrawal"])(
  "while an enquiry is not sent, nobody is said to be told of a %s",
  (done) => {
    expect(noticeFor(done, false)).toContain("We’re telling everyone who has it");
    expect(noticeFor(done, true)).not.toContain("telling");
    expect(noticeFor(done, true)).toMatch(/no vendor (has it|heard of it)/i);
  },
);

test("all else is said as ever, and nothing that an address made up", () => {
  for (const isUnsent of [true, false]) {
    expect(noticeFor("rotated", isUnsent)).toContain("new link");
    for (const done of [null, "", "constructor", "toString", "anything"])
      expect(noticeFor(done, isUnsent)).toBeNull();
  }
});
