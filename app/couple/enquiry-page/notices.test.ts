import { expect, test } from "vitest";

import { noticeFor } from "./notices.ts";

test.each(["change", "withdrawal", "message", "message-to-one"])(
  "while an enquiry is not sent, nobody is said to be told of a %s",
  (done) => {
    expect(noticeFor(done, "vendors")).toMatch(/We’re telling everyone who has it|Message sent/);
    expect(noticeFor(done, "nobody")).not.toMatch(/telling|sent to|Message sent/);
    expect(noticeFor(done, "nobody")).toMatch(/no vendor (has it|has your enquiry|heard of it)/i);
  },
);

test.each(["message", "held", "change", "withdrawal"])(
  "where no vendor was chosen, our team alone is said to hear of a %s",
  (done) => {
    expect(noticeFor(done, "team")).toContain("our team");
    expect(noticeFor(done, "team")).not.toMatch(/everyone|vendor/i);
  },
);

test("a form that changes nothing isn’t said to tell anyone", () => {
  for (const audience of ["vendors", "team", "nobody"] as const)
    expect(noticeFor("unchanged", audience)).toBe("Nothing changed, so nobody was told.");
});

test("all else is said as ever, and nothing that an address made up", () => {
  for (const audience of ["vendors", "team", "nobody"] as const) {
    expect(noticeFor("rotated", audience)).toContain("new link");
    for (const done of [null, "", "constructor", "toString", "anything"])
      expect(noticeFor(done, audience)).toBeNull();
  }
});

test("a couple that confirms a booking second isn’t told to wait for the business", () => {
  expect(noticeFor("booked", "vendors")).toContain("Once they confirm it");
  expect(noticeFor("booked-by-both", "vendors")).toContain("You’ve both confirmed it");
  expect(noticeFor("booked-by-both", "vendors", true)).toContain("you can review them here now");
  expect(noticeFor("booked", "vendors", true)).not.toContain("after your wedding");
});
