import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putRow } from "#app/plan/document/plan-table.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";

import { changedProjections, maxBusinessSheets } from "./project-plan.ts";

const kindsOf = (changes: readonly { kind: string }[]) => changes.map(({ kind }) => kind);

test("readers are told what is new, and of businesses beyond number only so many have a sheet", () => {
  const plan = new Doc();
  const known = new Map<string, string>();
  plan.transact(() => {
    for (let at = 0; at < 1_000; at += 1)
      putRow(shortlist, plan, `business-${at}`, { name: `Business ${at}` });
  });
  expect(kindsOf(changedProjections(plan, known)).filter((kind) => kind === "business")).toHaveLength(
    maxBusinessSheets,
  );
  expect(changedProjections(plan, known)).toEqual([]);
  putRow(shortlist, plan, "business-0", { name: "Prairie Dhol" });
  expect(changedProjections(plan, known)).toMatchObject([
    { kind: "business", subject: "business-0", content: { name: "Prairie Dhol" } },
  ]);
});
