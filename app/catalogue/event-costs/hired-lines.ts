import { ceremonialFire } from "#content/costs/rules/ceremonial-fire.ts";
import { licencesAreExempt } from "#content/costs/rules/gst.ts";

import type { CostEvent } from "./cost-event.ts";
import type { CostVenue } from "./cost-venue.ts";
import type { EventCostLine, EventCostLineId } from "./event-cost-line.ts";
import { chargeLine, unknownLine } from "./read-charge.ts";

/** Months in which heating comes up. */
export const coldMonths: ReadonlySet<number> = new Set([1, 2, 3, 4, 10, 11, 12]);

/** What guests sit on, stay dry under and park at, and the permission for a fire. */
export function hiredLines(venue: CostVenue, event: CostEvent): EventCostLine[] {
  const { charges } = venue;
  const outdoors = (id: EventCostLineId, key: "tent" | "heating" | "generator", comesUp: boolean) => {
    const answer = charges?.[key] ?? null;
    if (!comesUp) return [];
    if (answer !== null) return [chargeLine(id, answer, event)];
    return venue.isOutdoors ? [unknownLine(id, "Not known: ask, if your event is outdoors")] : [];
  };
  return [
    chargeLine(
      "parking",
      charges?.parking ?? null,
      event,
      unknownLine("parking", "Not known: ask what your guests pay"),
    ),
    ...(event.fire ? [fireLine()] : []),
    chargeLine(
      "chairs",
      charges?.chairs ?? null,
      event,
      unknownLine("chairs", "Not known: ask whether they are included"),
    ),
    ...outdoors("tent", "tent", true),
    ...outdoors("heating", "heating", coldMonths.has(event.month)),
    ...outdoors("generator", "generator", event.music !== "none"),
  ];
}

function fireLine(): EventCostLine {
  return {
    ...unknownLine("fire", "Not known: ask 311; no GST on the permit"),
    origin: {
      kind: "rule",
      text: `${ceremonialFire.text} ${licencesAreExempt.text}`,
      sources: [...ceremonialFire.sources, ...licencesAreExempt.sources],
    },
    tax: "exempt",
  };
}
