import { expect, test } from "vitest";
import { storedParts } from "#database/enums.ts";

import {
  canOpen,
  canWrite,
  documentNameOf,
  planPart,
  planRoles,
  parseDocumentName,
  type PlanRole,
} from "./parts-and-roles.ts";

const planId = "3f0c6a52-6f0e-4a3e-9d5c-0d2b1f7a8c11";

test("the outline of a plan can be asked for, is written by no link and stored by no server", () => {
  expect(parseDocumentName(documentNameOf(planId, "outline"))).toEqual({ planId, part: "outline" });
  expect(planRoles.filter((role) => canWrite(role, "outline"))).toEqual([]);
  expect(planPart.options.filter((part) => !storedParts.some((stored) => stored === part))).toEqual([
    "outline",
  ]);
});

const opens = (role: PlanRole, viewShowsDetails: boolean) =>
  planPart.options.filter((part) => canOpen(role, part, { viewShowsDetails }));

test("a link to view opens the outline alone, and all else where the couple shows details", () => {
  expect(opens("view", false)).toEqual(["outline"]);
  for (const viewShowsDetails of [true, false])
    for (const role of ["edit", "propose"] as const)
      expect(opens(role, viewShowsDetails)).toEqual(["plan", "proposals"]);
  expect(opens("view", true)).toEqual(["plan", "proposals"]);
});

test.each([`outline.${planId}x`, `outlines.${planId}`, planId, `outline.`, `plan/${planId}`])(
  "no document is called %s",
  (name) => expect(parseDocumentName(name)).toBeNull(),
);
