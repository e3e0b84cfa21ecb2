import { PartyCard } from "./party-card.tsx";
import { partyElementId, useCarried } from "./pick-up-context.ts";
import type { SeatedParty } from "#app/plan/rules/seating/seating-plan.ts";

/** Households at a table, or without a seat. */
export function PartyList({ parties, from }: { parties: readonly SeatedParty[]; from: string | null }) {
  const carried = useCarried();
  const carriedId = carried === null ? null : partyElementId(carried);
  return (
    <ul>
      {parties.map((party) => (
        <li key={party.household.id}>
          <PartyCard party={party} from={from} isCarried={partyElementId({ party, from }) === carriedId} />
        </li>
      ))}
    </ul>
  );
}
