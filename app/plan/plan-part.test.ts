import { expect, test } from "vitest";

import { mayWrite, nameOfDocument, planPart, planRoles, readDocumentName, storedParts } from "./plan-part.ts";

const planId = "3f0c6a52-6f0e-4a3e-9d5c-0d2b1f7a8c11";

test("the outline of a plan can be asked for, is written by no link and stored by no server", () => {
  expect(readDocumentName(nameOfDocument(planId, "outline"))).toEqual({ planId, part: "outline" });
  expect(planRoles.filter((role) => mayWrite(role, "outline"))).toEqual([]);
  expect(planPart.options.filter((part) => !storedParts.some((stored) => stored === part))).toEqual([
    "outline",
  ]);
});

test.each([`outline.${planId}x`, `outlines.${planId}`, planId, `outline.`, `plan/${planId}`])(
  "no document is called %s",
  (name) => expect(readDocumentName(name)).toBeNull(),
);
