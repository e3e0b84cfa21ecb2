/** The headings of every venue page in their order, and their short names for the bar of tabs. */
export const venueSections = [
  { id: "overview", heading: "Overview", tab: "Overview" },
  { id: "rooms", heading: "Rooms and capacity", tab: "Rooms" },
  { id: "prices", heading: "Packages and prices", tab: "Prices" },
  { id: "allowed", heading: "What is allowed", tab: "What is allowed" },
  { id: "getting-there", heading: "Getting there", tab: "Getting there" },
  { id: "step-free", heading: "Step-free access", tab: "Step-free" },
  { id: "seasons", heading: "Best seasons", tab: "Seasons" },
  { id: "reviews", heading: "Reviews", tab: "Reviews" },
  { id: "enquiry", heading: "Ask this venue", tab: "Ask" },
  { id: "similar", heading: "Similar venues", tab: "Similar" },
] as const;

export type VenueSectionId = (typeof venueSections)[number]["id"];

/** Heading of a section. */
export function sectionHeading(id: VenueSectionId): string {
  return venueSections.find((section) => section.id === id)?.heading ?? id;
}
