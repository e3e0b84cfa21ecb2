import { formatDollars } from "#app/money/canadian-dollars.ts";

import type { PaymentBalance } from "./payment-balance.ts";

/** How much of an item its instalments cover, in words and figures. */
export function describeInstalments({ owed, paid, due, overpaid, scheduled }: PaymentBalance): string {
  if (owed === 0 && paid === 0 && scheduled === 0) return "Nothing is owed yet.";
  if (overpaid > 0) return `${formatDollars(paid)} paid: ${formatDollars(overpaid)} more than it costs.`;
  const left = due - scheduled;
  const sofar = `${formatDollars(paid)} paid, ${formatDollars(due)} still to pay`;
  if (due === 0 && left === 0) return `Paid in full: ${formatDollars(paid)}.`;
  if (left === 0) return `${sofar}: all of it is in the payments below.`;
  return left > 0
    ? `${sofar}; ${formatDollars(left)} of it is in no payment yet.`
    : `${sofar}; the payments come to ${formatDollars(-left)} more than that.`;
}
