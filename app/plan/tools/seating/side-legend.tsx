import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { sideNamesOf } from "#app/plan/rules/guests/guest-labels.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";

/** Legend: which edge of a card means which side. */
export function SideLegend() {
  const names = sideNamesOf(useRow(wedding, weddingRowId));
  return (
    <p className="sides">
      <span data-side="one">{names.one}</span> <span data-side="two">{names.two}</span>
    </p>
  );
}
