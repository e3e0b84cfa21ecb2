import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc } from "yjs";

import { newId } from "#app/plan/document/new-id.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";

import { commentTopicName, commentTopics } from "./comment-topics.ts";
import {
  countPending,
  describePending,
  proposedHouseholdId,
  maxComments,
  maxProposals,
  proposalsOf,
  visibleEntries,
  threadsOf,
} from "./proposal-rules.ts";
import {
  commentReplies,
  comments,
  proposalDecisions,
  proposedHouseholds,
} from "#app/plan/schema/family.schema.ts";
import { parseProposal } from "./parse-proposal.ts";

const household = (said: object = {}) => ({
  ...proposedHouseholds.shape.parse({ name: "Gill family", people: 3, ...said }),
  id: newId(),
});
const comment = (said: object = {}) => ({
  ...comments.shape.parse({ text: "Lovely!", ...said }),
  id: newId(),
});
const decisionOn = (id: string, said: object) => ({ ...proposalDecisions.shape.parse(said), id });
const answerTo = (id: string, said: object) => ({ ...commentReplies.shape.parse(said), id });

const form = (fields: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

test("what family wrote is read through bounds, whatever a bearer of the link put there", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.anything())), (registers) => {
      const document = new Doc();
      const written = document.getMap("proposed-households");
      for (const [key, value] of registers)
        try {
          written.set(key, value);
        } catch {
          // Not every value can be in a document.
        }
      for (const field of ["name", "word", "proposer"])
        written.set(`abcdefghijkl/${field}`, "x".repeat(10_000));
      written.set("abcdefghijkl/+", true);
      written.set("abcdefghijkl/people", 9_999_999);
      written.set(
        "abcdefghijkl/events",
        Array.from({ length: 5000 }, (_, at) => `event ${at}`),
      );
      const [shown] = proposalsOf(viewTable(proposedHouseholds, document).rows(), []);
      expect(shown?.household.name).toHaveLength(200);
      expect(shown?.household.word).toHaveLength(1000);
      expect(shown?.household.people).toBeNull();
      expect(shown?.household.events).toHaveLength(40);
    }),
    { numRuns: 50 },
  );
});

test("no more is shown than a page can show, the oldest first, and no row with an id of another kind", () => {
  const many = Array.from({ length: maxComments + 50 }, (_, at) => comment({ at }));
  const shown = threadsOf(many.toReversed(), []);
  expect(shown.map((thread) => thread.comment.at)).toEqual(
    Array.from({ length: maxComments }, (_, at) => at),
  );
  expect(
    proposalsOf(
      Array.from({ length: 900 }, () => household()),
      [],
    ),
  ).toHaveLength(maxProposals);
  expect(
    visibleEntries(
      [
        { id: "from-abcdefghijkl", at: 1 },
        { id: "", at: 2 },
      ],
      10,
    ),
  ).toEqual([]);
});

test("a proposal waits until the couple has decided in the plan", () => {
  const [one, two, three] = [household({ at: 1 }), household({ at: 2 }), household({ name: "  " })];
  const proposals = proposalsOf(
    [one, two, three],
    [decisionOn(one.id, { state: "declined", word: "Sorry" })],
  );
  expect(proposals.map(({ decision }) => decision?.state ?? "waiting")).toEqual(["declined", "waiting"]);
});

test("a comment waits until it is answered or ticked off", () => {
  const [one, two, three] = [comment({ at: 1 }), comment({ at: 2 }), comment({ at: 3 })];
  const threads = threadsOf(
    [one, two, three],
    [answerTo(one.id, { text: "Yes" }), answerTo(two.id, { doneOn: "2027-01-02" })],
  );
  expect(countPending([], threads)).toEqual({ proposals: 0, comments: 1 });
});

test.each([
  [{ proposals: 3, comments: 0 }, "3 suggestions from family"],
  [{ proposals: 1, comments: 2 }, "1 suggestion and 2 comments from family"],
  [{ proposals: 0, comments: 1 }, "1 comment from family"],
  [{ proposals: 0, comments: 0 }, null],
])("%j is said as %j", (waiting, words) => expect(describePending(waiting)).toBe(words));

test("no proposal can become a household that the couple has already", () => {
  expect(newId()).toMatch(/^[a-z2-7]{12}$/);
  expect(proposedHouseholdId(newId())).not.toMatch(/^[a-z2-7]{12}$/);
});

test("a comment is about the wedding, an event or a household, by its name now", () => {
  const about = commentTopics([{ id: "mehndi", name: "Mehndi" }], [{ id: "h1", name: "Gill family" }]);
  expect(
    ["wedding", "event/mehndi", "household/h1", "event/gone"].map((one) => commentTopicName(one, about)),
  ).toEqual(["The wedding", "Mehndi", "Gill family", "Something that was deleted"]);
});

test("a proposal says who and how many, or is told what is missing", () => {
  expect(
    parseProposal(
      form([
        ["name", " Gill family "],
        ["people", "4"],
        ["events", "mehndi"],
        ["events", "sangeet"],
      ]),
    ),
  ).toEqual({
    ok: true,
    proposal: { name: "Gill family", people: 4, events: ["mehndi", "sangeet"], proposer: "", word: "" },
  });
  expect(parseProposal(form([["people", "many"]]))).toEqual({
    ok: false,
    errors: { name: "write who it is", people: "enter a number from 1 to 500" },
  });
});
