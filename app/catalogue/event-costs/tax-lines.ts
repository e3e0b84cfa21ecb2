import { britishColumbiaTax } from "#content/costs/rules/provincial-tax.ts";
import { gst } from "#content/costs/rules/gst.ts";

import { addRanges, shareOf } from "./cents-range.ts";
import type { EventCostLine } from "./event-cost-line.ts";
import { unknownLine } from "./read-charge.ts";

const rate = { low: gst.rate, high: gst.rate, open: false };

/**
 * GST on the taxable lines of one event, rounded once. Where a source does not say whether it is in the price,
 * it may be nothing or the whole.
 */
export function gstLine(lines: readonly EventCostLine[]): EventCostLine {
  const added = addRanges(lines.filter(({ tax }) => tax === "added"));
  const withUnclear = addRanges(lines.filter(({ tax }) => tax === "added" || tax === "unclear"));
  const exempt = lines.some(({ tax }) => tax === "exempt") ? ", not on licences, permits and insurance" : "";
  return {
    id: "gst",
    low: shareOf(added, rate).low,
    high: shareOf(withUnclear, rate).high,
    open: withUnclear.open,
    formula: `${gst.rate / 100}% of the lines above${exempt}`,
    origin: { kind: "rule", text: gst.text, sources: gst.sources },
    tax: "exempt",
  };
}

/** What another province adds. */
export function provincialTaxLines(province: string): EventCostLine[] {
  if (province === "AB") return [];
  const { text, sources } = britishColumbiaTax;
  return [
    {
      ...unknownLine("provincial-tax", "Not known: ask for a quote with all taxes"),
      origin: { kind: "rule", text, sources },
      tax: "exempt",
    },
  ];
}
