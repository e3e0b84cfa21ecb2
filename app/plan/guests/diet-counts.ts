import type { Row } from "#app/plan/document/plan-table.ts";

import { diets, type guests, type Invitation } from "./guest-tables.ts";
import type { Household } from "./merged-household.ts";

export type DietCounts = {
  counts: ReadonlyMap<(typeof diets)[number], number>;
  /** Who must not eat what, as they wrote it. */
  allergies: { who: string; what: string }[];
};

/**
 * What an event's caterer has to know: for each diet how many ask for it among those who come or may still
 * come. What a household eats counts for all of it that is invited; what one of its people eats, for one.
 */
export function dietCounts(
  households: readonly Household[],
  people: readonly Row<(typeof guests)["shape"]>[],
  invitationOf: (household: string) => Invitation | undefined,
): DietCounts {
  const counts = new Map(diets.map((diet) => [diet, 0]));
  const allergies: DietCounts["allergies"] = [];
  const ofHousehold = Map.groupBy(people, ({ household }) => household);
  for (const household of households) {
    const invitation = invitationOf(household.id);
    const expected = invitation === undefined ? 0 : (invitation.coming ?? invitation.invited);
    if (expected === 0) continue;
    const named = ofHousehold.get(household.id) ?? [];
    for (const diet of diets) {
      const own = named.filter((guest) => guest.diets.includes(diet)).length;
      const asked = household.diets.includes(diet) ? expected : Math.min(own, expected);
      counts.set(diet, (counts.get(diet) ?? 0) + asked);
    }
    for (const { name, allergies: what } of [household, ...named])
      if (what.trim() !== "") allergies.push({ who: name, what: what.trim() });
  }
  return { counts, allergies };
}
