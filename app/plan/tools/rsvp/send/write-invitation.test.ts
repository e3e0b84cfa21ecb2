import { expect, test } from "vitest";

import { writeInvitation } from "./write-invitation.ts";

const link = "https://example.com/rsvp/abcd-efgh-jkmn";
const about = {
  sending: "invitation",
  household: "Gill family",
  couple: "Simran and Daniel",
  date: "2027-06-19",
  until: "2027-05-01",
  words: "",
  link,
} as const;

test("a message greets the household, names the days, and has the link on a line of its own", () => {
  expect(writeInvitation(about).split("\n\n")).toEqual([
    "Hello Gill family! You’re invited to our wedding on 19 June 2027. Here is your own page: please tell us by 1 May 2027 who’s coming.",
    link,
    "Simran and Daniel",
  ]);
});

test("what isn't known yet leaves no gap in the message", () => {
  const nothing = { household: "", couple: "", date: null, until: null };
  expect(writeInvitation({ ...about, ...nothing })).toBe(
    `Hello! You’re invited to our wedding. Here is your own page: please tell us who’s coming.\n\n${link}`,
  );
  expect(writeInvitation({ ...about, ...nothing, sending: "reminder" })).toBe(
    `Hello! A friendly reminder: please tell us who’s coming to our wedding. Here is your page again:\n\n${link}`,
  );
});

test("a couple's own words stand between the greeting and the link", () => {
  const words = "  ਸਤ ਸ੍ਰੀ ਅਕਾਲ, come and dance with us!\n";
  expect(writeInvitation({ ...about, words })).toBe(
    `Hello Gill family! ਸਤ ਸ੍ਰੀ ਅਕਾਲ, come and dance with us!\n\n${link}\n\nSimran and Daniel`,
  );
});
