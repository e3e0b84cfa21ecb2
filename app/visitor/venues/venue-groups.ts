import type { VenueGroupId } from "#content/catalogue/venue-profile.ts";

const labels: Record<VenueGroupId, string> = {
  downtown: "Downtown",
  outdoor: "Outdoor",
  "banquet-halls": "Banquet Halls",
  historic: "Historic",
  "luxury-hotels": "Luxury Hotels",
  unique: "Unique",
  "large-capacity": "Large Capacity",
};

/** Options of the filter buttons of /venues; a theme's pack says which of them it shows. */
export const venueGroups: readonly { id: VenueGroupId; label: string }[] = [
  { id: "downtown", label: labels.downtown },
  { id: "outdoor", label: labels.outdoor },
  { id: "banquet-halls", label: labels["banquet-halls"] },
  { id: "historic", label: labels.historic },
  { id: "luxury-hotels", label: labels["luxury-hotels"] },
  { id: "unique", label: labels.unique },
  { id: "large-capacity", label: labels["large-capacity"] },
];

/** The words on the group's filter button, and on the chip of an active filter. */
export function venueGroupLabel(id: VenueGroupId): string {
  return labels[id];
}
