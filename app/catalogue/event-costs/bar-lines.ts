import {
  approvalAboveGuests,
  largeEventLicence,
  specialEventLicence,
} from "#content/costs/rules/special-event-licence.ts";
import { partyAlcoholLiability } from "#content/costs/rules/insurance.ts";
import { eventSecurity } from "#content/costs/rules/event-security.ts";
import { insuranceIsExempt, licencesAreExempt } from "#content/costs/rules/gst.ts";
import { formatDollarRange } from "#app/money/format-ranges.ts";
import type { PublishedRange } from "#content/costs/cost-rule.ts";

import type { CostEvent } from "./cost-event.ts";
import type { CostVenue } from "./cost-venue.ts";
import type { EventCostLine } from "./event-cost-line.ts";
import { chargeLine, freeLine, unknownLine } from "./read-charge.ts";

/** What comes with drinks: corkage, licence, insurance, guards. */
export function barLines(venue: CostVenue, event: CostEvent): EventCostLine[] {
  if (event.bar === "none") return [];
  return [...(event.bar === "own" ? ownBarLines(venue, event) : []), security(venue, event)];
}

function ownBarLines(venue: CostVenue, event: CostEvent): EventCostLine[] {
  const fact = venue.facts.corkage;
  const corkage =
    fact?.answer === "no"
      ? freeLine("corkage", "No corkage", {
          kind: "catalogue",
          source: fact.source,
          checkedOn: fact.checkedOn,
        })
      : unknownLine("corkage");
  const large = event.guests > approvalAboveGuests ? largeEventLicence : null;
  return [
    chargeLine("corkage", venue.charges?.corkage ?? null, event, corkage),
    {
      id: "liquor-licence",
      low: specialEventLicence.low,
      high: specialEventLicence.high,
      open: true,
      formula: `${formatDollarRange(dollars(specialEventLicence))} in 2013; no GST`,
      origin: {
        kind: "rule",
        text: [specialEventLicence.text, large?.text, licencesAreExempt.text].filter(Boolean).join(" "),
        sources: [
          ...specialEventLicence.sources,
          ...(large === null ? [] : large.sources),
          ...licencesAreExempt.sources,
        ],
      },
      tax: "exempt",
    },
    {
      id: "insurance",
      low: partyAlcoholLiability.low,
      high: partyAlcoholLiability.high,
      open: true,
      formula: `${formatDollarRange(dollars(partyAlcoholLiability))} in 2019; no GST`,
      origin: {
        kind: "elsewhere",
        text: `${partyAlcoholLiability.text} ${insuranceIsExempt.text}`,
        sources: [...partyAlcoholLiability.sources, ...insuranceIsExempt.sources],
      },
      tax: "exempt",
    },
  ];
}

const dollars = ({ low, high }: PublishedRange): [number, number] => [low / 100, high / 100];

function security(venue: CostVenue, event: CostEvent): EventCostLine {
  const { text, sources } = eventSecurity;
  return chargeLine("security", venue.charges?.security ?? null, event, {
    ...unknownLine("security", "Not known: ask whether guards are required"),
    origin: { kind: "elsewhere", text, sources },
  });
}
