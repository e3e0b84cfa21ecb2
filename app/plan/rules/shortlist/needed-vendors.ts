import type { VendorKindId } from "#content/fit/vendor-kinds.ts";
import type { ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";

/** What a category of the shortlist asks for, where the category is one kind of vendor. */
const plainKinds: readonly { category: string; kind: VendorKindId }[] = [
  { category: "caterers", kind: "caterer" },
  { category: "photographers", kind: "photographer" },
  { category: "videographers", kind: "videographer" },
  { category: "decor", kind: "decor" },
  { category: "florists", kind: "florist" },
];

/** The kinds of vendor that a couple considers and has not booked yet, in the order of the form. */
export function neededVendors(rows: readonly Pick<ShortlistRow, "category" | "status">[]): VendorKindId[] {
  return plainKinds
    .filter(({ category }) => {
      const own = rows.filter((row) => row.category === category);
      return own.length > 0 && own.every(({ status }) => status !== "booked");
    })
    .map(({ kind }) => kind);
}
