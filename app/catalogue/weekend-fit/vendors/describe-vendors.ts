import { vendorLabel } from "#content/fit/vendor-kinds.ts";
import type { FitFinding } from "#app/catalogue/weekend-fit/fit-finding.ts";

import type { KindFit } from "./vendor-search.ts";

/** What is in the way of the vendor of each kind who comes closest; a kind of which nobody is listed is, too. */
export const obstaclesOf = (kinds: readonly KindFit[]): Extract<FitFinding, { result: "no" }>[] =>
  kinds.flatMap(({ kind: { id }, vendors: [best], isCut }) =>
    best === undefined
      ? [
          {
            result: "no" as const,
            text: `no ${vendorLabel(id)} is listed here`,
            source: null,
            change: { kind: "drop-vendor", vendor: id } as const,
          },
        ]
      : best.obstacles.map(({ text, source, change }) => ({
          result: "no" as const,
          text: `no ${vendorLabel(id)}${isCut ? " that we tried" : ""} for all of it: ${best.vendor.name} comes closest, but ${text}`,
          source,
          change,
        })),
  );
