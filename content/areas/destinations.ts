import type { Destination } from "./area.ts";

/** The drives are general knowledge, for a dry road and no queue at the park gate. */
export const driveSource = "General knowledge, 21 November 2026; dry road, no queue at the park gate.";

/** Venues beyond the city, outward along the Trans-Canada Highway. */
export const destinations: readonly Destination[] = [
  {
    name: "Near Cochrane",
    drive: null,
    note: "In the foothills, on the way west; ask for the way to the gate.",
    venues: ["haugen-barn"],
  },
  {
    name: "Canmore",
    drive: { km: 105, minutes: 70 },
    note: "Outside the national park, so no park pass and no park permit.",
    venues: ["silvertip", "cornerstone-canmore", "hoary-marmot-lodge"],
  },
  {
    name: "Banff",
    drive: { km: 127, minutes: 90 },
    note: "Inside the national park: every guest needs a park pass.",
    venues: ["fairmont-banff-springs", "rimrock"],
  },
  {
    name: "Lake Louise",
    drive: { km: 184, minutes: 125 },
    note: "Higher than Banff, and colder: snow can fall in any month.",
    venues: ["fairmont-chateau-lake-louise"],
  },
  {
    name: "Emerald Lake, near Field",
    drive: null,
    note: "Past Lake Louise and over the border: British Columbia's licence and taxes apply.",
    venues: ["emerald-lake-lodge"],
  },
];
