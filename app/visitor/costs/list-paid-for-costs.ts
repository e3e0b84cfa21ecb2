import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import { describePaidRange, type ShownPaidRange } from "#app/catalogue/paid-amounts/describe-paid-range.ts";

/** What couples paid venues and caterers, each range with whom it was paid to. */
export const listPaidForCosts = ({ paidIn }: Pick<Directory, "paidIn">): ShownPaidRange[] =>
  (["venues", "caterers"] as const).flatMap((category) =>
    paidIn(category).map((range) => {
      const shown = describePaidRange(range);
      return {
        ...shown,
        id: `${category}-${shown.id}`,
        size: `${categoryName(category)}: ${shown.size.toLowerCase()}`,
      };
    }),
  );
