import { vendorKinds, type VendorKind, type VendorKindId } from "#content/fit/vendor-kinds.ts";

import type { Weekend, WeekendEvent } from "./weekend.ts";

/** A weekend that needs these vendors; venues have to let in a caterer among them. */
export const withVendors = (
  weekend: Omit<Weekend, "vendors">,
  vendors: readonly VendorKindId[],
): Weekend => ({
  ...weekend,
  events: withCaterer(weekend.events, vendors),
  vendors,
});

/**
 * The caterer that a couple looks for cooks where the couple says that its own caterer does; where that is said
 * of no event, for all that are eaten at tables, and for all in a room where none is.
 */
function withCaterer(
  events: readonly WeekendEvent[],
  vendors: readonly VendorKindId[],
): readonly WeekendEvent[] {
  const caterer = catererAmong(vendors);
  if (caterer === "none") return events;
  const inRooms = events.filter(({ elsewhere }) => !elsewhere);
  const own = inRooms.filter((event) => event.caterer !== "none");
  const atTables = inRooms.filter(({ seating }) => seating === "tables");
  const cooked = [own, atTables, inRooms].find(({ length }) => length > 0) ?? [];
  return events.map((event) =>
    cooked.includes(event) && ["none", "any"].includes(event.caterer) ? { ...event, caterer } : event,
  );
}

/** Without any caterer among the vendors that it needs. */
export const withoutCaterers = (vendors: readonly VendorKindId[]): VendorKindId[] =>
  vendors.filter((id) => catererAmong([id]) === "none");

/** The caterer that venues are asked to let in; 'none' where the couple looks for none. */
function catererAmong(vendors: readonly VendorKindId[]): WeekendEvent["caterer"] {
  const kitchens: readonly VendorKind["kitchen"][] = vendorKinds
    .filter(({ id, category }) => category === "caterers" && vendors.includes(id))
    .map(({ kitchen }) => kitchen);
  if (kitchens.length === 0) return "none";
  if (kitchens.includes("halalKitchen")) return "halal";
  return kitchens.includes("vegetarianKitchen") || kitchens.includes("jainKitchen") ? "vegetarian" : "any";
}
