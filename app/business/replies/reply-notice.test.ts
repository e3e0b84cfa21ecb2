import { expect, test } from "vitest";

import { replyNotice } from "./reply-notice.ts";

type View = Parameters<typeof replyNotice>[1];
type Asked = View["asked"][number];

const question = (isAnswered: boolean): Asked => ({
  key: "openFlame",
  label: "Open flame",
  question: "May a havan burn inside?",
  toldAs: "answer",
  isAnswered,
  values: {},
});

const view: View = {
  couple: "Maya & Tom",
  isHeld: false,
  booking: null,
  pastDay: null,
  calendar: null,
  answer: { availability: "yes" },
  asked: [],
};

test("an answer that is sent says which questions are not", () => {
  expect(replyNotice("saved", view)).not.toContain("question");
  expect(replyNotice("saved", { ...view, asked: [question(true)] })).not.toContain("question");
  expect(replyNotice("saved", { ...view, asked: [question(true), question(false)] })).toContain(
    "One question above isn’t answered yet",
  );
  expect(replyNotice("saved", { ...view, asked: [question(false), question(false)] })).toContain(
    "2 questions above aren’t answered yet",
  );
});

test("answered questions say that the answer itself is not sent", () => {
  const asked = [question(true), question(true)];
  expect(replyNotice("answered", { ...view, asked })).toBe("Answers sent. Maya & Tom can read them now.");
  expect(replyNotice("answered", { ...view, asked, answer: null })).toContain(
    "Your availability isn’t sent yet",
  );
  expect(replyNotice("answered", { ...view, asked: [question(true)] })).toBe(
    "Answer sent. Maya & Tom can read it now.",
  );
});
