/** What a couple should know of some weeks of the year, in one place or in both. */
export type SeasonNote = {
  id: string;
  places: readonly ("calgary" | "banff")[];
  /** First and last day of each year, as MM-DD; the first may be later than the last: over the new year. */
  from: string;
  to: string;
  title: string;
  text: string;
  source: string;
  confidence: "high" | "medium";
};

/** Where none of our sources was a page that could be looked up. */
const ownKnowledge = "general knowledge, no page found";
const gardeners = "two Calgary gardening blogs of 2009";

export const seasonNotes: readonly SeasonNote[] = [
  {
    id: "frost-calgary-cold",
    places: ["calgary"],
    from: "10-01",
    to: "05-19",
    title: "Nights freeze",
    text: "In half of all years the last frost of spring falls around May 20 to 23. Flowers and guests outside want a heater.",
    source: gardeners,
    confidence: "medium",
  },
  {
    id: "frost-calgary-late",
    places: ["calgary"],
    from: "05-20",
    to: "06-04",
    title: "A late frost is possible",
    text: "Half of all years have had their last frost by about May 23, nine in ten by about June 4.",
    source: gardeners,
    confidence: "medium",
  },
  {
    id: "frost-calgary-free",
    places: ["calgary"],
    from: "06-05",
    to: "09-07",
    title: "Frost is unlikely",
    text: "About 115 days in a row are usually free of frost, and this is among them. Evenings still cool off quickly.",
    source: gardeners,
    confidence: "medium",
  },
  {
    id: "frost-calgary-first",
    places: ["calgary"],
    from: "09-08",
    to: "09-30",
    title: "The first frost is due",
    text: "In half of all years it has come by about September 14 or 15.",
    source: gardeners,
    confidence: "medium",
  },
  {
    id: "frost-banff-free",
    places: ["banff"],
    from: "06-15",
    to: "08-31",
    title: "The mildest nights of the year",
    text: "Frost is least likely now, though at this height a cold night can come in any month.",
    source: ownKnowledge,
    confidence: "medium",
  },
  {
    id: "frost-banff",
    places: ["banff"],
    from: "09-01",
    to: "06-14",
    title: "Frost on any night",
    text: "Only mid-June to late August is mostly free of it, and snow has fallen in every month.",
    source: ownKnowledge,
    confidence: "medium",
  },
  {
    id: "hail",
    places: ["calgary"],
    from: "07-01",
    to: "08-15",
    title: "Hail and thunderstorms",
    text: "They peak now, mostly from mid-afternoon to evening. Keep a roof within a minute's walk.",
    source: ownKnowledge,
    confidence: "high",
  },
  {
    id: "smoke",
    places: ["calgary", "banff"],
    from: "07-15",
    to: "09-07",
    title: "Wildfire smoke",
    text: "The worst weeks are mid-July to early September. Calgary counted about 12 smoky hours in an average year of 1981 to 2010, and 512 in 2023. Hold a room indoors as well.",
    source: "thestar.com 2018, cbc.ca and westernstandard.news 2023",
    confidence: "high",
  },
  {
    id: "chinook",
    places: ["calgary"],
    from: "11-01",
    to: "03-31",
    title: "A chinook may call",
    text: "The warm west wind can lift a winter day to 10 or 15 °C, with gusts, and take the snow from your pictures.",
    source: "nomadpub.com, climatestotravel.com",
    confidence: "medium",
  },
  {
    id: "wind",
    places: ["calgary"],
    from: "04-01",
    to: "06-30",
    title: "The windy months",
    text: "April to June are the windiest. Weight a tent, and ask at what gusts its owner takes it down.",
    source: "best-city-reviews.com and general knowledge",
    confidence: "medium",
  },
  {
    id: "lakes",
    places: ["banff"],
    from: "04-15",
    to: "06-15",
    title: "The high lakes may be frozen",
    text: "Lake Louise and Moraine Lake usually thaw between late May and mid-June.",
    source: ownKnowledge,
    confidence: "high",
  },
  {
    id: "moraine",
    places: ["banff"],
    from: "10-15",
    to: "05-31",
    title: "Moraine Lake Road is shut",
    text: "It opens about June 1, and then to shuttles and licensed operators only, not to your own car.",
    source: ownKnowledge,
    confidence: "high",
  },
  {
    id: "larches",
    places: ["banff"],
    from: "09-15",
    to: "10-05",
    title: "The larches turn gold",
    text: "For about three weeks. So do the trails fill: go early in the day.",
    source: ownKnowledge,
    confidence: "high",
  },
];
