import { z } from "zod";

import { listingEntry } from "#content/catalogue/listing-entry.ts";

import { vendorColumns } from "./vendor-columns.ts";
import { noOutreach, vendorFieldsSchema, type VendorFields } from "./vendor-fields.ts";

/** Why a line is rejected: the heading of the cell, and what is wrong with it. */
export type VendorLineError = { field: string; reason: string };

/** What an imported vendor may leave to its business: the page then says that it is not given. */
const leftToTheBusiness: ReadonlySet<string> = new Set([
  "description",
  "about",
  "offers",
  "tags",
  "location",
]);

const outreachRule = z.object({
  outreachEmail: z.email("use one address such as name@example.ca").nullable(),
  outreachSource: listingEntry.shape.website,
  outreachFoundOn: z.iso.date("use a day such as 2026-11-20").nullable(),
});

/**
 * Validates a line by the rule for every listing (content/catalogue/listing-entry.ts).
 * @param values one per field; where the file says nothing, the existing value or the default
 * @param mayBeBare a name, a category and one way to reach the business suffice
 * @param needsContact whether that way has to be among the values
 */
export function validateVendor(
  values: Record<string, unknown>,
  { mayBeBare, needsContact = mayBeBare }: { mayBeBare: boolean; needsContact?: boolean },
): { ok: true; fields: VendorFields } | { ok: false; problems: VendorLineError[] } {
  const { outreachEmail = null, outreachSource = null, outreachFoundOn = null, ...entry } = values;
  const outreach = outreachRule.safeParse({ outreachEmail, outreachSource, outreachFoundOn });
  // Never part of a file: the database assigns the id, ratings come from reviews, pictures are drawn.
  const rest = { id: 1, rating: null, reviewCount: 0, images: [] };
  const result = listingEntry.safeParse({ ...entry, ...rest });
  const mayLeaveOut = (field: string) =>
    mayBeBare && values.fictional !== true && leftToTheBusiness.has(field);
  const problems = new Map<string, string>();
  for (const issue of [...(result.error?.issues ?? []), ...(outreach.error?.issues ?? [])]) {
    const field = String(issue.path[0]);
    const empty = isEmpty(values[field]);
    if (empty && mayLeaveOut(field)) continue;
    // Only the first reason per field: a missing value breaks several rules.
    if (!problems.has(field)) problems.set(field, empty ? "is missing" : describe(issue, mayLeaveOut(field)));
  }
  if (
    needsContact &&
    ["phone", "website", "email", "outreachEmail"].every((field) => (values[field] ?? null) === null)
  )
    problems.set("phone", "is missing: give a phone number, a website or an email");
  if (problems.size === 0)
    return { ok: true, fields: vendorFieldsSchema.parse({ ...noOutreach, ...values }) };
  return {
    ok: false,
    problems: [...problems].map(([field, reason]) => ({ field: columnTitle(field), reason })),
  };
}

/** The heading of a field's column. */
export function columnTitle(field: string): string {
  return vendorColumns.find((column) => column.field === field)?.titles[0] ?? field;
}

const isEmpty = (value: unknown) => value === "" || (Array.isArray(value) && value.length === 0);

/** Reasons that zod words for programmers. */
function describe(issue: { code?: string; message: string } & object, mayBeEmpty: boolean): string {
  const unit = "origin" in issue && issue.origin === "array" ? "entries" : "characters";
  const orNone = mayBeEmpty ? ", or leave it empty" : "";
  if (issue.code === "too_small" && "minimum" in issue)
    return `has too little: at least ${String(issue.minimum)} ${unit}${orNone}`;
  if (issue.code === "too_big" && "maximum" in issue)
    return `has too much: at most ${String(issue.maximum)} ${unit}`;
  if (issue.code === "invalid_value" && "values" in issue && Array.isArray(issue.values))
    return `is not known; use one of: ${issue.values.join(", ")}`;
  return issue.message;
}
