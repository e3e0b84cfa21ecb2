import { expect, test } from "vitest";

import { writeInvitation } from "./write-invitation.ts";

const link = "https://example.com/rsvp/abcd-efgh-jkmn";

test("a message greets the household, names the days, and has the link on a line of its own", () => {
  const message = writeInvitation({
    household: "Gill family",
    couple: "Simran and Daniel",
    date: "2027-06-19",
    until: "2027-05-01",
    link,
  });
  expect(message.split("\n\n")).toEqual([
    "Hello Gill family! You’re invited to our wedding on 19 June 2027. Here is your own page: please tell us by 1 May 2027 who’s coming.",
    link,
    "Simran and Daniel",
  ]);
});

test("what isn't known yet leaves no gap in the message", () => {
  const message = writeInvitation({ household: "", couple: "", date: null, until: null, link });
  expect(message).toBe(
    `Hello! You’re invited to our wedding. Here is your own page: please tell us who’s coming.\n\n${link}`,
  );
});
