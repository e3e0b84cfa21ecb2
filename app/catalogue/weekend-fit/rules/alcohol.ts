import { specialEventLicence } from "#content/costs/rules/special-event-licence.ts";
import { fails, fits, isOpen, type FitFinding } from "#app/catalogue/weekend-fit/fit-finding.ts";
import { readingOf, type FitVenue } from "#app/catalogue/weekend-fit/fit-venue.ts";
import type { InRoom, RoomRule } from "#app/catalogue/weekend-fit/fit-rule.ts";

import { factSource, isSure } from "./judge-fact.ts";
import { priceSource } from "./price-source.ts";

/** Drinks are poured: at the venue's bar, or at the family's own under a special event licence. */
export const alcoholRule: RoomRule = {
  id: "alcohol",
  words: "Alcohol may be served: by the venue’s bar, or by your own under a special event licence.",
  sources: specialEventLicence.sources,
  judge,
};

type Known = "yes" | "no" | "depends" | "unknown";

function judge({ event, at, venue }: InRoom): FitFinding {
  if (event.alcohol === "none") return fits;
  const fact = venue.facts.ownBar;
  const charges = venue.cost.charges;
  const refused = charges?.ownBar?.kind === "refused" ? charges.ownBar : null;
  const own: Known =
    refused !== null ? "no" : ownBar(fact?.answer ?? null, isSure(fact), charges?.ownBar?.kind);
  const bar = houseBar(venue);
  const need = { kind: "drop-need", event: at, need: "alcohol" } as const;
  const source = fact === undefined ? refused && priceSource(refused) : factSource(fact);
  if (own === "yes") return fits;
  if (event.alcohol === "own" ? own === "no" : own === "no" && bar === "no")
    return fails(event.alcohol === "own" ? "no bar of your own" : "no alcohol", source, need);
  if (event.alcohol === "served" && bar === "yes") return fits;
  if (own === "depends" && fact !== undefined)
    return isOpen("condition", `your own bar: “${fact.text}”`, { source });
  return isOpen(
    "unknown",
    own === "no" ? "whether it has a bar" : "whether it has a bar, or you may bring yours",
    // What refuses a bar of the family's own says nothing of the venue's.
    own === "no" ? {} : { source, ask: "ownBar" },
  );
}

/** The venue's own bar: its prices say so, or its words. */
function houseBar(venue: FitVenue): Known {
  if (readingOf(venue, "houseBar") !== null) return "yes";
  const priced = venue.cost.charges?.bar ?? null;
  if (priced === null) return "unknown";
  return priced.kind === "refused" ? "no" : "yes";
}

function ownBar(answer: string | null, sure: boolean, priced: string | undefined): Known {
  if (sure && (answer === "yes" || answer === "no" || answer === "depends")) return answer;
  return priced === "charge" || priced === "none" ? "yes" : "unknown";
}
