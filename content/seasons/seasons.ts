import { seasonNames } from "./season-names.ts";
import type { Season } from "./season.ts";

/**
 * Daily highs and lows, rain and snow: averages at Calgary's airport. Sunsets are computed, at the
 * UTC-6 that Alberta keeps all year from November 2026.
 */
const provenance = {
  source:
    "Averages of 1981 to 2010 at Calgary International Airport after Environment Canada, compared with climatestotravel.com; sunsets computed for Calgary",
  checked: "2026-11-21",
  confidence: "high",
} as const;

/** The four seasons of the specification, as the standard theme tells them. */
export const seasons: readonly Season[] = [
  {
    id: "summer",
    ...seasonNames.summer,
    image: "/art/seasons/summer.svg",
    description:
      "Long evenings, and the months with the least frost. June is green and the wettest month of the year; July and August are warm and busy, with Stampede in the middle.",
    tips: [
      "The golden light comes late, at nine in the evening in June. Eat first and take the portraits after dinner.",
      "Keep a room for smoke, hail and thunder: July and August have all three, mostly from mid-afternoon on.",
      "Tents need a heater and a basket of blankets even in July.",
    ],
    weather: {
      day: "20 to 23 °C",
      night: "8 to 10 °C",
      rainOrSnow: "94 mm of rain in June, 57 in August",
      sunset: "9:55 p.m. on 21 June, 8:45 p.m. on 21 August",
      ...provenance,
    },
  },
  {
    id: "fall",
    ...seasonNames.fall,
    image: "/art/seasons/fall.svg",
    description:
      "Gold twice over: larches above Lake Louise in the second half of September, poplars along the Bow in both months. Clear light, cool evenings, and an early end to the day.",
    tips: [
      "The first frost comes in mid-September: choose flowers that stand it, or keep them indoors overnight.",
      "The sunset moves by an hour between late September and late October. Set the ceremony by it.",
      "Larch weekends fill Banff: book guest rooms together with the venue.",
    ],
    weather: {
      day: "12 to 18 °C",
      night: "−1 to 4 °C",
      rainOrSnow: "14 cm of snow in the two months",
      sunset: "7:37 p.m. on 21 September, 6:31 p.m. on 21 October",
      ...provenance,
    },
  },
  {
    id: "winter",
    ...seasonNames.winter,
    image: "/art/seasons/winter.svg",
    description:
      "Blue light, candles at half past five, and venues with time for you. A chinook can bring ten degrees above zero in January, or take the snow from your photographs overnight.",
    tips: [
      "Venues for these months are booked 8 to 12 months ahead instead of 12 to 18.",
      "Alberta no longer changes its clocks: in late December the sun rises after half past nine.",
      "Plan the coat check and the road to Banff for minus twenty, and hope for the chinook.",
    ],
    weather: {
      day: "−1 to 4 °C",
      night: "−13 to −8 °C",
      rainOrSnow: "84 cm of snow in the five months",
      sunset: "5:32 p.m. on 21 December, 7:51 p.m. on 21 March",
      ...provenance,
    },
  },
  {
    id: "spring",
    ...seasonNames.spring,
    image: "/art/seasons/spring.svg",
    description:
      "Crocuses on the hills in April, and snow on the crocuses in the same week. By the end of May the poplars are green, the river is high and the evenings are long again.",
    tips: [
      "An average April still has 19 cm of snow: a ceremony outdoors needs a second plan that you like.",
      "The last frost comes around 20 May. Until then flowers come from a greenhouse, not from a garden.",
      "Lake Louise usually thaws between late May and mid-June: pictures before that show ice.",
    ],
    weather: {
      day: "11 to 16 °C",
      night: "−2 to 3 °C",
      rainOrSnow: "31 cm of snow in the two months",
      sunset: "8:42 p.m. on 21 April, 9:28 p.m. on 21 May",
      ...provenance,
    },
  },
];
