import { z } from "zod";

import { textsOf } from "#app/letterbox/form-values.ts";
import { keyOf, openKey, rotateKey } from "#app/private-links/private-links.server.ts";
import type { Site } from "#server/site.ts";

import { planLinks, planRoles, type PlanLink, type PlanRole } from "#app/plan/plan-part.ts";
import { announcePlanChange, deletePlan } from "#app/plan/plan-store.server.ts";

type Keys = Pick<Site, "database" | "secret">;

/** What a link to a plan opens. */
export type OpenedLink = {
  planId: string;
  role: PlanRole;
  /** Keys of the links that may be passed on; whoever may only look has none to give. */
  keys: Record<PlanLink, string> | null;
};

/** @returns null for a key that opens no plan */
export async function openPlanLink({ database, secret }: Keys, key: string): Promise<OpenedLink | null> {
  for (const role of planRoles) {
    const planId = await openKey(database, `plan-${role}`, key);
    if (planId === null) continue;
    if (role !== "edit") return { planId, role, keys: null };
    const keyFor = (of: PlanLink) => keyOf(database, secret, `plan-${of}`, planId);
    const [propose, view, calendar] = [
      await keyFor("propose"),
      await keyFor("view"),
      await keyFor("calendar"),
    ];
    return { planId, role, keys: { edit: key, propose, view, calendar } };
  }
  return null;
}

type LinkChange = { what: "delete" } | { what: "rotate"; role: PlanLink };

/** @returns null when the form asks for nothing that is known */
export function readLinkChange(form: FormData): LinkChange | null {
  const read = z
    .discriminatedUnion("what", [
      z.object({ what: z.literal("delete"), sure: z.literal("yes") }),
      z.object({ what: z.literal("rotate"), role: z.enum(planLinks) }),
    ])
    .safeParse({
      what: textsOf(form, "what")[0],
      sure: textsOf(form, "sure")[0],
      role: textsOf(form, "role")[0],
    });
  return read.success ? read.data : null;
}

/**
 * Makes a link new, so that the old one opens nothing, or deletes the plan.
 * @returns the key that opens the plan for whoever asked; null when it is deleted
 */
export async function changePlanLinks(
  { database, secret }: Keys,
  planId: string,
  change: LinkChange,
): Promise<string | null> {
  if (change.what === "delete") {
    await deletePlan(database, planId);
    return null;
  }
  await database.transaction(async (transaction) => {
    await rotateKey(transaction, secret, `plan-${change.role}`, planId);
    await announcePlanChange(transaction);
  });
  return keyOf(database, secret, "plan-edit", planId);
}
