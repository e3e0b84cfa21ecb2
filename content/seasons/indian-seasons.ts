import { seasons } from "./seasons.ts";
import type { SeasonId } from "./season-names.ts";
import type { Season } from "./season.ts";

/** What the seasons mean for a wedding of several days; the weather is the same. */
const tips: Record<SeasonId, string[]> = {
  summer: [
    "A baraat at noon in July needs water for the dhol players and shade for the horse.",
    "A fire ban can reach a havan outdoors: agree with the venue on a place indoors beforehand.",
    "Stampede fills the hotels in July: hold rooms for relatives from abroad as soon as you have a date.",
  ],
  fall: [
    "Diwali falls in October or November, and halls, caterers and sweet makers are asked for early.",
    "Silk is thin after six in the evening: put heaters under the mandap tent and shawls on the chairs.",
    "The sunset moves by an hour between late September and late October. Set the baraat by it.",
  ],
  winter: [
    "A winter baraat wants a heated tent or a long lobby, shawls, and shoes that grip under a lehenga.",
    "In late December the sun rises after half past nine: a procession at nine starts in the dark.",
    "Families come home at the turn of the year, so the last Saturdays of December are asked for first.",
  ],
  spring: [
    "April still has 19 cm of snow on average: keep the lobby as the second route of the baraat.",
    "Ask the priest for the muhurat calendar before you ask for halls: some weeks have no dates.",
    "Vaisakhi in mid-April fills the gurdwaras: agree on the day there before anything is printed.",
  ],
};

/** The four seasons as the Indian theme tells them. */
export const indianSeasons: readonly Season[] = seasons.map((season) => ({
  ...season,
  tips: tips[season.id],
}));
