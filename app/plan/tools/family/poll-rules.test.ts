import fc from "fast-check";
import { expect, test } from "vitest";

import type { PollRow, PollVoteRow } from "#app/plan/schema/family.schema.ts";

import { describeDroppedVotes } from "./describe-dropped-votes.ts";
import {
  describeOutcome,
  describeResultOutcome,
  findDroppedVotes,
  isAskedToVote,
  parsePoll,
  parsePollChange,
  pollResults,
  remainingErrors,
  replacedBy,
  voteId,
} from "./poll-rules.ts";

const [nani, harjit] = ["abcdefghijklmnop", "ponmlkjihgfedcba"];
const poll: PollRow = {
  id: "hall",
  question: "Which hall?",
  options: ["Hyatt", "Palliser"],
  voters: ["Nani", "Harjit", "Meera"],
  at: 1,
  decided: null,
  decidedVotes: null,
  allVotes: null,
};
const vote = (author: string, choice: number | null, name: string): PollVoteRow => ({
  id: voteId(author, "hall"),
  poll: "hall",
  choice,
  name,
  at: 2,
});

test("votes are counted by option, and who was asked and has not voted is named", () => {
  const [result] = pollResults([poll], [vote(nani, 0, " nani "), vote(harjit, 0, "Harjit")]);
  expect(result).toMatchObject({
    options: [
      { name: "Hyatt", votes: 2, voters: ["Nani", "Harjit"] },
      { name: "Palliser", votes: 0 },
    ],
    all: 2,
    missing: ["Meera"],
  });
});

test("a changed list of voters says which votes stop counting before it is saved", () => {
  const votes = [vote(nani, 0, "Nani"), vote(harjit, 1, "harjit")];
  const dropped = (voters: string[], of = poll) =>
    findDroppedVotes(of, voters, votes).map(({ name }) => name);
  // Another spelling in case and spaces only is the same name.
  expect(dropped(["nani ", "Harjit", "Zoya"])).toEqual([]);
  expect(dropped(["Nani", "Harjeet", "Meera"])).toEqual(["harjit"]);
  expect(dropped(["Meera"])).toEqual(["Nani", "harjit"]);
  // Everyone counts, and from everyone to a few.
  expect(dropped([])).toEqual([]);
  expect(dropped(["Nani"], { ...poll, voters: [] })).toEqual(["harjit"]);
});

/** What is said where everyone voted under these names, each on a device of its own, and the poll then asks others. */
const sayDropped = (names: readonly string[], voters: readonly string[]) => {
  const votes = names.map((name, at) => vote(`abcdefghijklmno${"abcdefghijklmnopqrstuvwxyz"[at]}`, 0, name));
  return describeDroppedVotes(findDroppedVotes({ ...poll, voters: [] }, voters, votes), voters);
};

test("votes that stop counting are named once, a few of them, and it is said how they count again", () => {
  expect(sayDropped(["Nani"], ["Nani"])).toBeNull();
  expect(sayDropped(["Nani", "Harjit"], ["Nani"])).toBe(
    "Harjit has voted, and the vote won’t count any more: that name isn’t on the list. It counts again if you add the name as they wrote it.",
  );
  expect(sayDropped(["Nani", "nani ", "Harjit"], ["Meera"])).toMatch(
    /^Nani and Harjit have voted, and their votes won’t count any more: .* They count again if you add the names as they wrote them\.$/,
  );
  expect(sayDropped("ABCDEFGHI".split(""), ["Meera"])).toMatch(/^A, B, C, D, E and 4 more have voted/);
  expect(sayDropped(["", " ", "Meera"], ["Meera"])).toBe("2 votes without a name won’t count any more.");
  // Both counted while everyone did.
  expect(sayDropped(["Nani", "Nani"], ["Nani"])).toBe(
    "Nani voted on several devices: only the latest vote under this name will count.",
  );
});

test("of a vote of named people only theirs count, however they are spelled; other voices are listed", () => {
  const [uncle, again] = ["bcdefghijklmnopa", "cdefghijklmnopab"];
  const given = [
    vote(nani, 0, " NANI "),
    vote(uncle, 1, "Uncle Bob"),
    { ...vote(harjit, 0, "harjit"), at: 3 },
    { ...vote(again, 1, "Harjit  "), at: 4 },
  ];
  expect(pollResults([poll], given)[0]).toMatchObject({
    options: [
      { name: "Hyatt", votes: 1, voters: ["Nani"], others: [] },
      { name: "Palliser", votes: 1, voters: ["Harjit"], others: ["Uncle Bob"] },
    ],
    all: 2,
    missing: ["Meera"],
  });
  expect(pollResults([{ ...poll, voters: [] }], given)[0]).toMatchObject({
    options: [{ votes: 2 }, { votes: 2, voters: ["Uncle Bob", "Harjit"], others: [] }],
    all: 4,
    missing: [],
  });
});

test("a device has one vote, in a poll and for an option that exist", () => {
  const strange = [
    { ...vote(nani, 0, "Nani"), id: `${nani}-another` },
    { ...vote(nani, 0, "Nani"), id: "hall" },
    vote(nani, 5, "Nani"),
    vote(harjit, null, "Harjit"),
    { ...vote(harjit, 0, "Harjit"), poll: "cake" },
  ];
  expect(pollResults([poll], strange)[0]?.all).toBe(0);
});

test("no more votes are counted than devices voted", () => {
  const someVote = fc.record({ author: fc.constantFrom(nani, harjit), choice: fc.nat(7), name: fc.string() });
  fc.assert(
    fc.property(fc.array(someVote, { maxLength: 2 }), (given) => {
      const rows = new Map(given.map(({ author, choice, name }) => [author, vote(author, choice, name)]));
      const [result] = pollResults([poll], [...rows.values()]);
      expect(result?.all).toBeLessThanOrEqual(rows.size);
      expect(result?.options.reduce((sum, { votes }) => sum + votes, 0)).toBe(result?.all);
    }),
  );
});

test("a decided poll says its outcome, and comes after the open ones", () => {
  const decided = { ...poll, id: "menu", decided: 1, decidedVotes: 5, allVotes: 7 };
  expect(describeOutcome(poll)).toBeNull();
  expect(describeOutcome(decided)).toBe("Decided: Palliser, 5 of 7");
  expect(describeOutcome({ ...decided, decidedVotes: 0, allVotes: 0 })).toBe("Decided: Palliser");
  expect(pollResults([decided, poll], []).map((result) => result.poll.id)).toEqual(["hall", "menu"]);
});

/** The outcome of the poll decided so, beside these votes. */
const outcomeOf = (decision: Partial<PollRow>, ...votes: PollVoteRow[]) =>
  pollResults([{ ...poll, ...decision }], votes).map(describeResultOutcome);

test("an outcome beside votes that changed since the decision says that its number is of that time", () => {
  const [first, second] = [vote(nani, 0, "Nani"), vote(harjit, 1, "Harjit")];
  const decided = { decided: 0, decidedVotes: 1, allVotes: 2 };
  expect(outcomeOf({}, first, second)).toEqual([null]);
  expect(outcomeOf(decided, first, second)).toEqual(["Decided: Hyatt, 1 of 2"]);
  // 'Reopen the vote', a changed vote, and Undo.
  expect(outcomeOf(decided, first, vote(harjit, 0, "Harjit"))).toEqual([
    "Decided: Hyatt, 1 of 2 at that time. Votes have changed since.",
  ]);
  // Before the votes have arrived.
  expect(outcomeOf(decided)).toEqual(["Decided: Hyatt, 1 of 2"]);
  const early = { decided: 0, decidedVotes: 0, allVotes: 0 };
  expect(outcomeOf(early)).toEqual(["Decided: Hyatt"]);
  expect(outcomeOf(early, first)).toEqual(["Decided: Hyatt, before anyone had voted"]);
});

test("a poll needs a question and two different options", () => {
  expect(parsePoll({ question: " ", options: ["Hyatt", "Hyatt ", ""], voters: "" })).toEqual({
    ok: false,
    errors: { question: "enter a question", options: "enter at least 2 different options" },
  });
  expect(
    parsePoll({ question: "Which hall?", options: ["Hyatt", "Palliser"], voters: "Nani, Harjit,nani \n" }),
  ).toEqual({
    ok: true,
    poll: { question: "Which hall?", options: ["Hyatt", "Palliser"], voters: ["Nani", "Harjit"] },
  });
});

test("options that differ in case and spaces only are one, as the first of them is spelled", () => {
  const draft = { question: "Which flower?", voters: "" };
  expect(parsePoll({ ...draft, options: ["Magnolia", " magnolia ", "Rose"] })).toMatchObject({
    poll: { options: ["Magnolia", "Rose"] },
  });
  expect(parsePoll({ ...draft, options: ["Magnolia", "magnolia"] }).ok).toBe(false);
});

test("an error of a poll goes when its field is right, and no other appears before the next press", () => {
  const errors = { question: "enter a question", options: "enter at least 2 different options" };
  const draft = { question: "", options: ["Hyatt", ""], voters: "" };
  expect(remainingErrors(errors, parsePoll(draft))).toEqual(errors);
  expect(remainingErrors(errors, parsePoll({ ...draft, question: "Which hall?" }))).toEqual({
    options: errors.options,
  });
  expect(remainingErrors({ question: errors.question }, parsePoll(draft))).toEqual({
    question: errors.question,
  });
  expect(
    remainingErrors(
      errors,
      parsePoll({ question: "Which hall?", options: ["Hyatt", "Palliser"], voters: "" }),
    ),
  ).toEqual({});
});

test("a vote that a later one under its name replaced is told which option counts", () => {
  const [own, other] = [vote(nani, 0, "Nani"), { ...vote(harjit, 1, "NANI"), at: 3 }];
  const [result, everybody] = [[poll], [{ ...poll, voters: [] }]].flatMap((polls) =>
    pollResults(polls, [own, other]),
  );
  if (result === undefined || everybody === undefined) throw new Error("There is no result");
  expect(replacedBy(own, result)).toBe("Palliser");
  expect(replacedBy(other, result)).toBeNull();
  expect(replacedBy(vote(nani, 0, "Uncle Raj"), result)).toBeNull();
  expect(replacedBy(own, everybody)).toBeNull();
});

test("an open poll wants a vote of who is asked and has none", () => {
  const result = pollResults([poll], [vote(nani, 0, "Nani")])[0];
  if (result === undefined) throw new Error("no poll");
  const asked = (authorId: string, name: string | null) =>
    isAskedToVote(result, { authorId, name, votes: [vote(nani, 0, "Nani")] });
  expect(asked(nani, "Nani")).toBe(false);
  expect(asked(harjit, " harjit ")).toBe(true);
  expect(asked(harjit, "Uncle Bob")).toBe(false);
  expect(asked(harjit, null)).toBe(true);
  const everyone = { poll: { ...poll, voters: [] }, missing: [] };
  expect(isAskedToVote(everyone, { authorId: harjit, name: "Bob", votes: [] })).toBe(true);
});

const change = (...options: string[]) =>
  parsePollChange({ question: "Which hall?", options, voters: "" }, poll.options);

test("a vote stays with its option: options are reworded and added, not taken away and not exchanged", () => {
  expect(change("Hyatt Regency", "Palliser", "Spruce Meadows")).toMatchObject({
    ok: true,
    poll: { options: ["Hyatt Regency", "Palliser", "Spruce Meadows"] },
  });
  const wrong = [
    ["", "Palliser", "Spruce Meadows"],
    ["Palliser", "palliser", "Hyatt"],
    ["Palliser", "Hyatt"],
    ["Spruce Meadows", "Hyatt"],
    ["Palliser"],
  ];
  for (const options of wrong) expect(change(...options).ok, options.join()).toBe(false);
});
