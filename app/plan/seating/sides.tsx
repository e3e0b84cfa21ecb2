import { wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import { sideNames } from "#app/plan/rules/guests/guest-labels.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";

/** Which edge of a card is whose side. */
export function Sides() {
  const names = sideNames(useRow(wedding, weddingRow));
  return (
    <p className="sides">
      <span data-side="one">{names.one}</span> <span data-side="two">{names.two}</span>
    </p>
  );
}
