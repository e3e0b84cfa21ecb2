import type { ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import type { FitSource } from "#app/catalogue/weekend-fit/fit-finding.ts";

import type { KindFit, VendorFit } from "./vendor-search.ts";

/** A vendor that a weekend could book, in words. */
export type ReportedVendor = {
  id: number;
  name: string;
  fictional: boolean;
  verdict: VendorFit["verdict"];
  /** What is open, or what is in the way. */
  points: readonly { text: string; source: FitSource | null }[];
  /** Questions that the enquiry form has. */
  asks: readonly ReportableFactKey[];
};

/** Everybody of a kind: who carries it, who would, and why the others do not. */
export type ReportedKind = {
  label: string;
  /** Whether more are listed than were tried. */
  isCut: boolean;
  fits: readonly ReportedVendor[];
  fitsIf: readonly ReportedVendor[];
  fails: readonly ReportedVendor[];
};

/** The vendor of each kind who carries it best, where one does. */
export const reportBest = (
  kinds: readonly KindFit[],
): { label: string; best: ReportedVendor; others: number }[] =>
  kinds.flatMap(({ kind: { label }, vendors: [best, ...others] }) =>
    best === undefined || best.verdict === "not"
      ? []
      : [
          {
            label,
            best: reportVendor(best),
            others: others.filter(({ verdict }) => verdict !== "not").length,
          },
        ],
  );

/** Everybody of every kind, best first. */
export const reportKinds = (kinds: readonly KindFit[]): ReportedKind[] =>
  kinds.map(({ kind: { label }, vendors, isCut }) => {
    const of = (wanted: VendorFit["verdict"]) =>
      vendors.filter(({ verdict }) => verdict === wanted).map((fit) => reportVendor(fit));
    return { label, isCut, fits: of("fits"), fitsIf: of("if"), fails: of("not") };
  });

function reportVendor({
  vendor: { id, name, fictional },
  verdict,
  open,
  obstacles,
}: VendorFit): ReportedVendor {
  return {
    id,
    name,
    fictional,
    verdict,
    points: (verdict === "not" ? obstacles : open).map(({ text, source }) => ({ text, source })),
    asks: [...new Set(open.flatMap(({ ask }) => ask ?? []))],
  };
}
