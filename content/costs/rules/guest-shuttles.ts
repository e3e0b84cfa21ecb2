import type { PublishedRange } from "../cost-rule.ts";

/** When a day has two places. */
export const guestShuttles: PublishedRange = {
  id: "guest-shuttles",
  text: "Shuttles for guests between two places: one planner's list says $900 to $5,000 a day, by how many guests and how far.",
  low: 900_00,
  high: 5000_00,
  per: "day",
  isOlder: false,
  sources: [
    { title: "Day of Diva, a planner's list of costs", url: "https://dayofdiva.ca", read: "2026-11-21" },
  ],
};
