import type { GuestRow, HouseholdRow } from "#app/plan/schema/guests.schema.ts";

/**
 * The values of a household after a duplicate is merged into it. Nothing is lost: where both differ, the
 * first one's value stays, and the other's name and texts go to the notes.
 */
export function mergeHousehold(kept: HouseholdRow, other: HouseholdRow): Partial<Omit<HouseholdRow, "id">> {
  const texts = ["proposer", "email", "phone", "address", "allergies"] as const;
  const left = texts.flatMap((field) =>
    other[field] !== "" && kept[field] !== "" && other[field] !== kept[field] ? [other[field]] : [],
  );
  if (other.name !== kept.name) left.unshift(other.name);
  return {
    ...Object.fromEntries(texts.map((field) => [field, kept[field] || other[field]])),
    side: kept.side ?? other.side,
    tier: kept.tier ?? other.tier,
    people: larger(kept.people, other.people),
    children: larger(kept.children, other.children),
    tags: [...new Set([...kept.tags, ...other.tags])],
    diets: [...new Set([...kept.diets, ...other.diets])],
    message: said(kept.message, other.message),
    notes: said(kept.notes, other.notes, left.length === 0 ? "" : `Merged: ${left.join("; ")}`),
  };
}

/** The values of a guest after another of the same name is merged into it. */
export const mergeGuest = (kept: GuestRow, other: GuestRow): Partial<GuestRow> => ({
  child: kept.child || other.child,
  diets: [...new Set([...kept.diets, ...other.diets])],
  allergies: [...new Set([kept.allergies, other.allergies])].filter((text) => text !== "").join("; "),
  meal: kept.meal || other.meal,
});

const larger = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

const said = (...parts: string[]) => parts.filter((part) => part !== "").join("\n");
