import { vendorKinds, type VendorKind, type VendorKindId } from "#content/fit/vendor-kinds.ts";

import type { CatererKind, Weekend, WeekendEvent } from "./weekend.ts";

/** The kitchen of a caterer; 'undecided': of one that is still looked for, which may have any. */
export type CatererKitchen = CatererKind | "undecided";

/**
 * An event with the kitchens of the caterers that its venue has to let in: the couple's own, or those that it looks
 * for. Empty: whoever cooks is welcome. It is worked out for judging and never written into an address, so that the
 * couple's own choices stay apart from what follows from them.
 */
export type CateredEvent = WeekendEvent & { kitchens: readonly CatererKitchen[] };

/** The events of a weekend with who cooks there. */
export function withKitchens({
  events,
  vendors,
}: Pick<Weekend, "events" | "vendors">): readonly CateredEvent[] {
  const sought = soughtKitchens(vendors);
  const cooked = sought.length === 0 ? [] : cookedEvents(events);
  return events.map((event) => ({
    ...event,
    kitchens:
      cooked.includes(event) && (event.caterer === "none" || event.caterer === "any")
        ? sought
        : event.caterer === "none"
          ? []
          : [event.caterer],
  }));
}

/**
 * The weekend once the house decides who cooks at an event: the couple says by it that the caterers that it looks
 * for cook at the others. Where none is left, it looks for no caterer: a venue would have to let it in again.
 * @param at the position of the event
 */
export function withHouseCaterer(weekend: Weekend, at: number): Weekend {
  const events = withKitchens(weekend).map(({ kitchens, ...event }, position): WeekendEvent => {
    if (position === at) return { ...event, caterer: "none" };
    return kitchens.length > 0 && event.caterer === "none" ? { ...event, caterer: "any" } : event;
  });
  return events.some(({ caterer, elsewhere }) => caterer !== "none" && !elsewhere)
    ? { ...weekend, events }
    : { ...weekend, events, vendors: weekend.vendors.filter((id) => soughtKitchens([id]).length === 0) };
}

/**
 * The weekend without a kind of vendor that the couple looks for. Without the last kind of caterer it has none of its
 * own either: that was the one that it looks for.
 */
export function withoutVendor({ vendors, events, ...weekend }: Weekend, kind: string): Weekend {
  const left = vendors.filter((other) => other !== kind);
  const isLastCaterer = soughtKitchens(vendors).length > 0 && soughtKitchens(left).length === 0;
  const cooked = events.map((event): WeekendEvent =>
    isLastCaterer && event.caterer === "any" ? { ...event, caterer: "none" } : event,
  );
  return { ...weekend, vendors: left, events: cooked };
}

/**
 * Where a caterer that a couple looks for cooks: where the couple says that its own caterer does; where that is said
 * of no event, at all that are eaten at tables, and at all in a room where none is.
 */
function cookedEvents(events: readonly WeekendEvent[]): readonly WeekendEvent[] {
  const inRooms = events.filter(({ elsewhere }) => !elsewhere);
  const own = inRooms.filter(({ caterer }) => caterer !== "none");
  const atTables = inRooms.filter(({ seating }) => seating === "tables");
  return [own, atTables, inRooms].find(({ length }) => length > 0) ?? [];
}

/** The kitchens of the caterers that are looked for. */
function soughtKitchens(vendors: readonly VendorKindId[]): CatererKitchen[] {
  const kinds: readonly VendorKind[] = vendorKinds.filter(
    ({ id, category }) => category === "caterers" && vendors.includes(id),
  );
  return [...new Set(kinds.map(({ kitchen }) => (kitchen === null ? "undecided" : letInAs[kitchen])))];
}

/** What venues call the kitchen: none tells a Jain one from a vegetarian one. */
const letInAs: Record<NonNullable<VendorKind["kitchen"]>, CatererKind> = {
  halalKitchen: "halal",
  vegetarianKitchen: "vegetarian",
  jainKitchen: "vegetarian",
};
