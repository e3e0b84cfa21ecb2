import { z } from "zod";

import { storedParts } from "#database/enums.ts";

export const storedPart = z.enum(storedParts);

/** The documents that the server stores. */
export type StoredPart = z.infer<typeof storedPart>;

/**
 * What clients can request over the wire: the stored documents, and the outline, which is the plan without
 * details (redaction.ts). The outline is generated on request, read-only, and stored nowhere.
 */
export const planPart = z.enum([...storedParts, "outline"]);

export type PlanPart = z.infer<typeof planPart>;

/** The document that a link opens as its plan. */
export type OpenablePart = Exclude<PlanPart, "proposals">;

/** What a link to a plan allows. */
export const planRoles = ["edit", "propose", "view"] as const;

export type PlanRole = (typeof planRoles)[number];

/** The links of a plan: those that open it, and the calendar link. */
export const planLinkKinds = [...planRoles, "calendar"] as const;

export type PlanLinkKind = (typeof planLinkKinds)[number];

/**
 * Which links open which document. A link to view opens the outline and no suggestions, unless the couple
 * lets its readers see details.
 */
export function canOpen(
  role: PlanRole,
  part: PlanPart,
  { viewShowsDetails }: { viewShowsDetails: boolean },
): boolean {
  const seesAll = role !== "view" || viewShowsDetails;
  return seesAll ? part !== "outline" : part === "outline";
}

/** Which links may write which document. */
export function canWrite(role: PlanRole, part: PlanPart): boolean {
  if (part === "outline") return false;
  return role === "edit" || (role === "propose" && part === "proposals");
}

const documentName = z.templateLiteral([planPart, ".", z.uuid()]);

/** The name under which a document of a plan is requested. */
export function documentNameOf(planId: string, part: PlanPart): string {
  return `${part}.${planId}`;
}

/** @returns null for a name that belongs to no document */
export function parseDocumentName(name: string): { planId: string; part: PlanPart } | null {
  if (!documentName.safeParse(name).success) return null;
  const [part, planId] = [name.slice(0, name.indexOf(".")), name.slice(name.indexOf(".") + 1)];
  return { part: planPart.parse(part), planId };
}
