import { listingEntry } from "#content/catalogue/listing-entry.ts";

import { vendorColumns } from "./vendor-columns.ts";
import type { VendorFields } from "./vendor-fields.ts";

/** Why a line is rejected: the heading of the cell, and what is wrong with it. */
export type VendorLineError = { field: string; reason: string };

/**
 * Validates a line by the rule for every listing (content/catalogue/listing-entry.ts).
 * @param values one per field; where the file says nothing, the existing value or the default
 */
export function validateVendor(
  values: Record<string, unknown>,
): { ok: true; fields: VendorFields } | { ok: false; problems: VendorLineError[] } {
  // Never part of a file: the database assigns the id, ratings come from reviews, pictures are drawn.
  const rest = { id: 1, rating: null, reviewCount: 0, images: [] };
  const result = listingEntry.safeParse({ ...values, ...rest });
  if (result.success) {
    const { id: _id, rating: _rating, reviewCount: _count, images: _images, ...fields } = result.data;
    return { ok: true, fields };
  }
  const problems = new Map<string, string>();
  for (const issue of result.error.issues) {
    const field = String(issue.path[0]);
    // Only the first reason per field: a missing value breaks several rules.
    if (!problems.has(field)) problems.set(field, isEmpty(values[field]) ? "is missing" : describe(issue));
  }
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
function describe(issue: { code?: string; message: string } & object): string {
  const unit = "origin" in issue && issue.origin === "array" ? "entries" : "characters";
  if (issue.code === "too_small" && "minimum" in issue)
    return `has too little: at least ${String(issue.minimum)} ${unit}`;
  if (issue.code === "too_big" && "maximum" in issue)
    return `has too much: at most ${String(issue.maximum)} ${unit}`;
  if (issue.code === "invalid_value" && "values" in issue && Array.isArray(issue.values))
    return `is not known; use one of: ${issue.values.join(", ")}`;
  return issue.message;
}
