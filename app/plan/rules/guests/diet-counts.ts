import type { Row } from "#app/plan/document/plan-table.ts";

import { diets, type guests, type Invitation } from "#app/plan/guests/guest-tables.ts";
import type { Household } from "#app/plan/tools/guests/merge-household.ts";

type Guest = Row<(typeof guests)["shape"]>;

export type DietCounts = {
  counts: ReadonlyMap<(typeof diets)[number], number>;
  /** Who must not eat what, as they wrote it. */
  allergies: { who: string; what: string }[];
};

/** A household that a caterer has to know something of, and its people who are known by name. */
export type AskingHousehold = { household: Household; named: readonly Guest[] };

/** Those of whom a diet or an allergy is known. */
export function whoAsks(households: readonly Household[], people: readonly Guest[]): AskingHousehold[] {
  const asks = ({ diets: eaten, allergies }: Household | Guest) =>
    eaten.length > 0 || allergies.trim() !== "";
  const ofHousehold = Map.groupBy(people, ({ household }) => household);
  return households
    .map((household) => ({ household, named: ofHousehold.get(household.id) ?? [] }))
    .filter(({ household, named }) => asks(household) || named.some(asks));
}

/**
 * What an event's caterer has to know: for each diet how many ask for it among those who come or may still
 * come. What a household eats counts for all of it that is invited; what one of its people eats, for one.
 */
export function dietCounts(
  asking: readonly AskingHousehold[],
  invitationOf: (household: string) => Invitation | undefined,
): DietCounts {
  const counts = new Map(diets.map((diet) => [diet, 0]));
  const allergies: DietCounts["allergies"] = [];
  for (const { household, named } of asking) {
    const invitation = invitationOf(household.id);
    const expected = invitation === undefined ? 0 : (invitation.coming ?? invitation.invited);
    if (expected === 0) continue;
    for (const diet of new Set([household, ...named].flatMap((of) => of.diets))) {
      const own = named.filter((guest) => guest.diets.includes(diet)).length;
      const asked = household.diets.includes(diet) ? expected : Math.min(own, expected);
      counts.set(diet, (counts.get(diet) ?? 0) + asked);
    }
    for (const { name, allergies: what } of [household, ...named])
      if (what.trim() !== "") allergies.push({ who: name, what: what.trim() });
  }
  return { counts, allergies };
}
