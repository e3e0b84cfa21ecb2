/** What a sentence about a venue answers, beyond yes and no: a horse, an hour, a cuisine, a room. */
export type FactReading = {
  slug: string;
  /** The words of the fact or amenity that say so; a reading whose words are gone says nothing any more. */
  quote: string;
} & (
  | { about: "horse"; says: "yes" | "no" }
  | { about: "dhol"; says: "no" }
  /** Indoors, in minutes after midnight of the event's day: 1 a.m. is 1500. `latest`: in another room, or on some days. */
  | { about: "musicUntil"; says: number; latest: number }
  /** Whether decor may stand the day before. */
  | { about: "dayBefore"; says: "yes" | "no" }
  /** The only kind of caterer that may come in. */
  | { about: "onlyCaterers"; says: "vegetarian" | "halal" }
  /** The venue pours itself. */
  | { about: "houseBar"; says: "yes" }
  /** The only hours in which it can be had, from and to in minutes after midnight. */
  | { about: "hours"; says: readonly (readonly [from: number, to: number])[] }
  | { about: "prayerRoom"; says: "yes" }
  /** Two rooms side by side, by the names of the profile. */
  | { about: "separateRooms"; says: "yes" }
);

const hour = (hours: number, minutes = 0) => 60 * hours + minutes;

/** Sentences of the venues' profiles, read once by a person. */
export const factReadings: readonly FactReading[] = [
  { slug: "celebration-hall", about: "horse", says: "yes", quote: "with horse or car" },
  {
    slug: "celebration-hall",
    about: "musicUntil",
    says: hour(25, 30),
    latest: hour(25, 30),
    quote: "Indoors until 1:30 a.m.",
  },
  { slug: "celebration-hall", about: "dayBefore", says: "yes", quote: "From noon the day before" },
  { slug: "cottonbank-golf-club", about: "horse", says: "yes", quote: "horse or cart" },
  {
    slug: "cottonbank-golf-club",
    about: "musicUntil",
    says: hour(22),
    latest: hour(25),
    quote: "In the marquee until 10 p.m., then in the lounge until 1 a.m.",
  },
  { slug: "cottonbank-golf-club", about: "dayBefore", says: "yes", quote: "From 5 p.m. the day before" },
  { slug: "cucumber-house", about: "horse", says: "no", quote: "No horses" },
  { slug: "cucumber-house", about: "dayBefore", says: "yes", quote: "From noon the day before" },
  {
    slug: "fairmont-palliser",
    about: "houseBar",
    says: "yes",
    quote: "All alcohol is bought from the hotel",
  },
  { slug: "guldasta-house", about: "horse", says: "no", quote: "Horses have been refused" },
  { slug: "guldasta-house", about: "dayBefore", says: "yes", quote: "the evening before for $300" },
  { slug: "guldasta-house", about: "onlyCaterers", says: "halal", quote: "Halal-certified caterers" },
  { slug: "guldasta-house", about: "prayerRoom", says: "yes", quote: "Prayer room for 40" },
  { slug: "guldasta-house", about: "separateRooms", says: "yes", quote: "Solid dividing wall" },
  { slug: "hatblock-loft", about: "dhol", says: "no", quote: "no dhol" },
  { slug: "hatblock-loft", about: "dayBefore", says: "no", quote: "From 9 a.m. the same day" },
  { slug: "haugen-barn", about: "horse", says: "yes", quote: "two quiet horses or yours" },
  {
    slug: "haugen-barn",
    about: "musicUntil",
    says: hour(24),
    latest: hour(24),
    quote: "Indoors until midnight",
  },
  { slug: "haugen-barn", about: "dayBefore", says: "yes", quote: "From Friday noon to Sunday noon" },
  {
    slug: "hoary-marmot-lodge",
    about: "musicUntil",
    says: hour(23),
    latest: hour(23),
    quote: "Until 11 p.m. indoors",
  },
  { slug: "pike-and-sorrel", about: "dhol", says: "no", quote: "One guitar or a violin, unamplified" },
  {
    slug: "pike-and-sorrel",
    about: "musicUntil",
    says: hour(22, 30),
    latest: hour(22, 30),
    quote: "Until 10:30 p.m.",
  },
  {
    slug: "pike-and-sorrel",
    about: "hours",
    says: [[hour(16), hour(23)]],
    quote: "Whole restaurant from four to eleven",
  },
  {
    slug: "reader-rock-garden",
    about: "hours",
    says: [
      [hour(8), hour(11)],
      [hour(14), hour(21)],
    ],
    quote: "Blocks run from 8 to 11 a.m. and between 2 and 9 p.m.",
  },
  {
    slug: "reader-rock-garden",
    about: "dayBefore",
    says: "no",
    quote: "Set-up and takedown count towards the three hours",
  },
  {
    slug: "sanjha-vehra-hall",
    about: "musicUntil",
    says: hour(24),
    latest: hour(24),
    quote: "Until midnight indoors",
  },
  {
    slug: "stave-and-hoop-hall",
    about: "musicUntil",
    says: hour(25),
    latest: hour(25),
    quote: "Until 1 a.m. under the vaults",
  },
  { slug: "stave-and-hoop-hall", about: "dayBefore", says: "no", quote: "From 10 a.m. by the dock door" },
  { slug: "tran-taali-hall", about: "horse", says: "no", quote: "No horses" },
  {
    slug: "tran-taali-hall",
    about: "musicUntil",
    says: hour(24),
    latest: hour(25),
    quote: "midnight on other days",
  },
  { slug: "tran-taali-hall", about: "dayBefore", says: "yes", quote: "From 4 p.m. the day before" },
  { slug: "tran-taali-hall", about: "onlyCaterers", says: "vegetarian", quote: "Vegetarian caterers only" },
];
