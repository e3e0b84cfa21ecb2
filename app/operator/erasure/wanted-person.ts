import { z } from "zod";

import { normalizeReference } from "#app/messaging/forms/normalize-reference.ts";
import { isPhone, type PersonQuery } from "#app/plan/worker/plan-persons.ts";

/** What is looked for: one thing by its reference, or whatever names a person. */
export type Wanted = { by: "reference"; reference: string } | { by: "person"; query: PersonQuery };

/** 'WR-7K3M-9QPX' and its like, or a row of a plan: 'plan:ID/households/ROW'. */
const submissionReference = /^W[RABC]-[0-9A-Z]{4}-[0-9A-Z]{4}$/u;
const planReference = /^plan:([0-9a-f-]{36})\/([a-z-]+)\/(.+)$/u;

/** A row of a plan that is about a person. */
export type PlanRowReference = { planId: string; table: string; row: string };

/** A row's reference as the desk prints it, and takes it back as `Wanted`: 'plan:ID/households/ROW'. */
export const planRowReference = ({ planId, table, row }: PlanRowReference): string =>
  `plan:${planId}/${table}/${row}`;

/** Null where it is no reference of a plan's row. */
export function parsePlanRowReference(reference: string): PlanRowReference | null {
  const [, planId, table, row] = planReference.exec(reference) ?? [];
  return planId === undefined || table === undefined || row === undefined ? null : { planId, table, row };
}

/**
 * Reads what an operator looks for: an email address, a telephone number in any spelling, a reference, or a
 * name.
 * @returns null for fewer than three characters, which name half of everybody
 */
export function parseWanted(typed: string): Wanted | null {
  const text = typed.trim();
  const reference = normalizeReference(text);
  // Without its hyphens a reference of letters alone could be a name.
  if (submissionReference.test(reference) && /[-\d]/.test(text)) return { by: "reference", reference };
  if (planReference.test(text)) return { by: "reference", reference: text };
  const nobody: PersonQuery = { email: null, phone: null, name: null };
  if (z.email().safeParse(text).success) return { by: "person", query: { ...nobody, email: text } };
  if (isPhone(text)) return { by: "person", query: { ...nobody, phone: text } };
  return text.length < 3 ? null : { by: "person", query: { ...nobody, name: text } };
}
