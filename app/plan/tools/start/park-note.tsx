import { findParkConflicts } from "#app/plan/rules/schedule/conflicts/park-conflicts.ts";
import { wedding, weddingRowId, type EventRow } from "#app/plan/schema/wedding.schema.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";
import { useVenueCapacities } from "#app/plan/ui/schedule/use-venue-capacities.ts";
import { useHeadcounts } from "#app/plan/ui/use-headcounts.ts";

/** Where more people come to a ceremony in the park than Parks Canada allows; else nothing. */
export function ParkNote({ event }: { event: EventRow }) {
  const headcounts = useHeadcounts();
  const halls = useVenueCapacities();
  const places = useRow(wedding, weddingRowId)?.places ?? [];
  const [conflict] = findParkConflicts([event], headcounts, halls, places);
  if (conflict === undefined) return null;
  return (
    <p className="note">
      <strong>{conflict.what}</strong> {conflict.todo}
    </p>
  );
}
