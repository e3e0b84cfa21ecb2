import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { factAuthors } from "#database/enums.ts";

import { acceptedStatement, type FactRecord, type FactValue } from "./fact-statement.ts";

const value = (checkedOn: string, text: string): FactValue => ({
  status: "reported",
  answer: "yes",
  text,
  source: "somebody",
  checkedOn,
  confidence: "high",
  guestsFrom: null,
  guestsTo: null,
});

const days = ["2025-03-01", "2026-01-15", "2026-11-22"];

type Step = { by: (typeof factAuthors)[number]; day: string; what: "says" | "stops" | "rejects" };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    by: fc.constantFrom(...factAuthors),
    day: fc.constantFrom(...days),
    what: fc.constantFrom("says", "says", "stops", "rejects"),
  }),
  { maxLength: 12 },
);

/** A record as it grows: content/ can stop saying something, and the desk rejects what counts at that moment. */
function grow(all: readonly Step[]): FactRecord[] {
  const rows: FactRecord[] = [];
  for (const [at, { by, day, what }] of all.entries()) {
    const id = at + 1;
    const now = acceptedStatement(rows);
    if (what === "says")
      rows.push({ id, changedBy: by, after: value(day, `statement ${id}`), rejects: null });
    else if (what === "stops") rows.push({ id, changedBy: "content", after: null, rejects: null });
    else if (now !== null) rows.push({ id, changedBy: "desk", after: null, rejects: now.id });
  }
  return rows;
}

describe("the statement that counts", () => {
  test("is none where nothing was said", () => {
    expect(acceptedStatement([])).toBeNull();
  });

  test("is one that was said and not rejected, and none of a later day is left out", () => {
    fc.assert(
      fc.property(steps, (all) => {
        const rows = grow(all);
        const now = acceptedStatement(rows);
        const lastOfContent = rows.findLast(({ changedBy }) => changedBy === "content")?.id;
        const standing = rows.filter(
          ({ id, changedBy, after }) =>
            after !== null &&
            !rows.some(({ rejects }) => rejects === id) &&
            (changedBy !== "content" || id === lastOfContent),
        );
        if (now === null) {
          expect(standing).toEqual([]);
          return;
        }
        expect(standing.map(({ id }) => id)).toContain(now.id);
        for (const other of standing)
          expect((other.after?.checkedOn ?? "") <= now.after.checkedOn).toBe(true);
      }),
    );
  });

  test("does not depend on the order in which the rows are read", () => {
    fc.assert(
      fc.property(steps, (all) => {
        const rows = grow(all);
        expect(acceptedStatement(rows.toReversed())?.id).toBe(acceptedStatement(rows)?.id);
      }),
    );
  });

  test("after a rejection is what counted before it was said, as long as nobody said anything since", () => {
    fc.assert(
      fc.property(steps, fc.constantFrom("venue" as const, "desk" as const), (all, changedBy) => {
        const rows = grow(all);
        const id = rows.length + 100;
        const said = { id, changedBy, after: value("2099-01-01", "new"), rejects: null };
        const rejection = { id: id + 1, changedBy: "desk" as const, after: null, rejects: id };
        expect(acceptedStatement([...rows, said])?.id).toBe(id);
        expect(acceptedStatement([...rows, said, rejection])?.id).toBe(acceptedStatement(rows)?.id);
      }),
    );
  });

  test("of one day is the venue's or the desk's and not that of content/, whichever came first", () => {
    const [day = ""] = days;
    const venue: FactRecord = { id: 1, changedBy: "venue", after: value(day, "by the venue"), rejects: null };
    const content: FactRecord = { id: 2, changedBy: "content", after: value(day, "by us"), rejects: null };
    expect(acceptedStatement([venue, content])?.after.text).toBe("by the venue");
    expect(
      acceptedStatement([
        { ...content, id: 1 },
        { ...venue, id: 2 },
      ])?.after.text,
    ).toBe("by the venue");
  });
});
