import type { ClimateNormals } from "./climate.ts";

/** Calgary and Banff, January first. */
export const climateNormals: readonly ClimateNormals[] = [
  {
    id: "calgary",
    station: "Calgary International Airport",
    period: "normals of 1981 to 2010",
    source:
      "Environment and Climate Change Canada, from our notes; rounded values checked against climatestotravel.com and nomadpub.com",
    checked: "2026-11-21",
    confidence: "high",
    high: [-0.9, 0.7, 4.4, 11.2, 16.3, 19.8, 23.2, 22.8, 17.8, 11.7, 3.4, -0.8],
    low: [-13.2, -11.4, -7.5, -2, 3.1, 7.5, 9.8, 8.8, 4.1, -1.4, -8.2, -12.8],
    precipitation: [9.4, 9.4, 17.8, 25.2, 56.8, 94, 65.5, 57, 45.1, 15.3, 13.1, 10.2],
    snowfall: [15.3, 14.5, 22.7, 18.8, 11.9, 0.1, 0, 0, 3.9, 10, 16.6, 15],
    sunshine: [119.5, 144.6, 177.2, 220.2, 249.4, 269.9, 314.1, 284, 207, 175.4, 121.1, 114],
  },
  {
    id: "banff",
    station: "Banff, at about 1,390 m",
    period: "period not stated, probably 1971 to 2000; rain from older normals",
    source: "liquisearch.com (a copy of Wikipedia) for temperatures, climate-charts.com for rain and snow",
    checked: "2026-11-21",
    confidence: "medium",
    high: [-4.6, -0.4, 4.5, 9.5, 14.5, 18.5, 21.9, 21.3, 16.3, 10.1, 0.2, -5.1],
    low: [-14.1, -11.6, -7.3, -2.5, 1.7, 5.4, 7.4, 6.9, 2.7, -1.3, -8.4, -13.3],
    precipitation: [31, 23.9, 21.5, 32.4, 57.5, 60, 51.2, 51.3, 43.8, 30.3, 30.4, 34.6],
    snowfall: null,
    sunshine: null,
  },
];
