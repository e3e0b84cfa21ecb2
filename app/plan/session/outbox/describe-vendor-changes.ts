import { formatDollars } from "#app/money/canadian-dollars.ts";

import type { VendorChange } from "./apply-listing-message.ts";

/**
 * What an enquiry wrote of its vendors: 'Sidehill Sound: quoted, $1,500; Offset Cake Studio: contacted'. `unnamed`
 * are ids of new ones whose name is not known yet.
 */
export function describeVendorChanges(changes: readonly VendorChange[]): { text: string; unnamed: string[] } {
  const named = changes.flatMap((change) => {
    const name = nameOf(change);
    const what = describeChange(change);
    return name === "" || what === "" ? [] : [`${name}: ${what}`];
  });
  const unnamed = changes.filter((change) => change.before === undefined && nameOf(change) === "");
  return { text: named.join("; "), unnamed: unnamed.map(({ id }) => id) };
}

const nameOf = ({ before, written }: VendorChange) => written.name ?? before?.name ?? "";

/** 'quoted, $85 per guest', or that a sample has nobody to ask; '' where the enquiry wrote neither a status nor a quote. */
function describeChange({ written }: VendorChange): string {
  const { status, quoteCents = null, quotePerGuest, sample } = written;
  if (sample === true) return "sample listing, nobody was asked";
  const quote = quoteCents === null ? "" : formatDollars(quoteCents);
  return [status ?? "", quotePerGuest ? `${quote} per guest` : quote]
    .filter((part) => part !== "")
    .join(", ");
}
