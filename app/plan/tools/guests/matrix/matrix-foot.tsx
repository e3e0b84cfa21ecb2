import { memo } from "react";

import { formatRoundDollars } from "#app/money/canadian-dollars.ts";
import type { EventGuestTotals } from "#app/plan/tools/guests/event-totals.ts";
import { useEventGuestTotals } from "#app/plan/tools/guests/use-event-totals.ts";

const lines = [
  { id: "invited", name: "Invited", show: ({ invited }: EventGuestTotals) => `${invited}` },
  { id: "coming", name: "Coming", show: ({ coming }: EventGuestTotals) => `${coming}` },
  { id: "left", name: "Room left", show: ({ left }: EventGuestTotals) => describeRoom(left) },
  {
    id: "cost",
    name: "Plates",
    show: ({ costCents }: EventGuestTotals) => (costCents === null ? "" : formatRoundDollars(costCents)),
  },
] as const;

function describeRoom(left: number | null): string {
  if (left === null) return "";
  return left < 0 ? `${-left} over` : `${left}`;
}

/** The totals of each event's invitations; they follow each press. */
export const MatrixFoot = memo(function MatrixFoot({
  events,
  households,
}: {
  events: readonly { id: string; name: string }[];
  households: number;
}) {
  const totals = useEventGuestTotals();
  // These go by the number that was planned where fewer are on the list.
  const byPlan = [...totals.values()].some(({ invited, planned }) => invited > 0 && planned !== null);
  return (
    <tfoot className="matrix__foot">
      {lines.map(({ id, name, show }, at) => (
        <tr key={id} aria-rowindex={households + 2 + at} className="matrix__totals">
          <th scope="row" className="matrix__name">
            {name}
            {byPlan && (id === "left" || id === "cost") && ", as planned"}
          </th>
          {events.map((event) => {
            const of = totals.get(event.id);
            const isOver = id === "left" && (of?.left ?? 0) < 0;
            return (
              <td key={event.id} data-over={isOver || undefined}>
                {of === undefined ? "" : show(of)}
              </td>
            );
          })}
        </tr>
      ))}
    </tfoot>
  );
});
