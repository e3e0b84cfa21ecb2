import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putRow } from "#app/plan/document/plan-table.ts";
import { shortlist } from "#app/plan/shortlist/shortlist-tables.ts";

import { changedReadings, mostSheets } from "#app/plan/readings/read-plan.ts";

const kindsOf = (changes: readonly { kind: string }[]) => changes.map(({ kind }) => kind);

test("readers are told what is new, and of businesses beyond number only so many have a sheet", () => {
  const plan = new Doc();
  const known = new Map<string, string>();
  plan.transact(() => {
    for (let at = 0; at < 1_000; at += 1)
      putRow(shortlist, plan, `business-${at}`, { name: `Business ${at}` });
  });
  expect(kindsOf(changedReadings(plan, known)).filter((kind) => kind === "business")).toHaveLength(
    mostSheets,
  );
  expect(changedReadings(plan, known)).toEqual([]);
  putRow(shortlist, plan, "business-0", { name: "Prairie Dhol" });
  expect(changedReadings(plan, known)).toMatchObject([
    { kind: "business", subject: "business-0", content: { name: "Prairie Dhol" } },
  ]);
});
