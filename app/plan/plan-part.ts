import { z } from "zod";

/**
 * The documents of one plan. Whoever may write a Yjs document can change all of it, so what the family
 * proposes is a document of its own: links that may propose write that one alone.
 */
export const storedParts = ["plan", "proposals"] as const;

export const storedPart = z.enum(storedParts);

/** The documents that the server stores. */
export type StoredPart = z.infer<typeof storedPart>;

/**
 * What can be asked for over the wire: the stored documents, and the outline, which is the plan without
 * telephone numbers, addresses and notes. It is made for whoever asks, read-only, and stored nowhere.
 */
export const planPart = z.enum([...storedParts, "outline"]);

export type PlanPart = z.infer<typeof planPart>;

/** What a link opens as its plan. */
export type OpenedPart = Exclude<PlanPart, "proposals">;

/** What a link to a plan lets its bearer do. */
export const planRoles = ["edit", "propose", "view"] as const;

export type PlanRole = (typeof planRoles)[number];

/** The links of a plan: those that open it, and that of its calendar. */
export const planLinks = [...planRoles, "calendar"] as const;

export type PlanLink = (typeof planLinks)[number];

/**
 * Which links open which document. Whoever may only look opens the outline, unless the couple lets them see
 * telephone numbers, addresses and notes.
 */
export function mayOpen(
  role: PlanRole,
  part: PlanPart,
  { viewShowsDetails }: { viewShowsDetails: boolean },
): boolean {
  if (part === "proposals") return true;
  const opened: PlanPart = role === "view" && !viewShowsDetails ? "outline" : "plan";
  return part === opened;
}

/** Which links may write which document. */
export function mayWrite(role: PlanRole, part: PlanPart): boolean {
  if (part === "outline") return false;
  return role === "edit" || (role === "propose" && part === "proposals");
}

const documentName = z.templateLiteral([planPart, ".", z.uuid()]);

/** The name by which a document of a plan is asked for. */
export function nameOfDocument(planId: string, part: PlanPart): string {
  return `${part}.${planId}`;
}

/** @returns null for a name that no document has */
export function readDocumentName(name: string): { planId: string; part: PlanPart } | null {
  if (!documentName.safeParse(name).success) return null;
  const [part, planId] = [name.slice(0, name.indexOf(".")), name.slice(name.indexOf(".") + 1)];
  return { part: planPart.parse(part), planId };
}
