import type { MusicTariff } from "#content/costs/cost-rule.ts";
import { reSound } from "#content/costs/rules/re-sound.ts";
import { socan } from "#content/costs/rules/socan.ts";
import { formatCount } from "#app/languages/site-language.ts";

import type { CostEvent } from "./cost-event.ts";
import type { EventCostLine, EventCostLineId } from "./event-cost-line.ts";

/**
 * What songwriters, performers and labels are owed. The tariffs go by how many people a room may hold, which is
 * at least the guests and the seats that we know of, and may be more.
 * @param room most guests that the room is known to seat; null: not known
 */
export function musicLines(event: CostEvent, room: number | null): EventCostLine[] {
  const { music } = event;
  if (music === "none") return [];
  const holds = Math.max(event.guests, room ?? 0);
  return [tariffLine("socan", socan, music, holds), tariffLine("re-sound", reSound, music, holds)];
}

function tariffLine(
  id: EventCostLineId,
  { tiers, text, sources }: MusicTariff,
  music: "dancing" | "background",
  holds: number,
): EventCostLine {
  const from = tiers.find(({ upTo }) => upTo === null || holds <= upTo);
  const largest = tiers.at(-1);
  const highest = largest?.proposed ?? largest?.approved;
  return {
    id,
    low: from?.approved[music] ?? 0,
    high: highest?.[music] ?? 0,
    open: false,
    formula: `A room that may hold ${formatCount(holds)} people or more, ${music === "dancing" ? "with" : "without"} dancing`,
    origin: { kind: "rule", text, sources },
    tax: "added",
  };
}
