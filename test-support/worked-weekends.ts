import type { FitVenue } from "#app/catalogue/weekend-fit/fit-venue.ts";
import type { Weekend, WeekendEvent } from "#app/catalogue/weekend-fit/weekend.ts";

/** A weekend that a person has worked out with the venues' pages in hand. */
export type WorkedWeekend = {
  title: string;
  weekend: Weekend;
  /** Calendars of that exercise; all other venues have said nothing. */
  calendars?: Readonly<Record<string, Pick<FitVenue, "taken" | "freeUntil">>>;
  /** How it was worked out. */
  reasoning: readonly string[];
  /** Every place that carries it for certain, by itself. */
  fits: readonly string[];
  /** Some that carry it if something is settled, and what. */
  fitsIf: Readonly<Record<string, string>>;
  /** Some that do not, and why, in the words of the page. */
  fails: Readonly<Record<string, string>>;
};

const clock = (hours: number, minutes = 0) => 60 * hours + minutes;

const plain: WeekendEvent = {
  kind: "reception",
  name: "Reception",
  day: 0,
  start: clock(18),
  hours: 6,
  guests: 100,
  seating: "tables",
  elsewhere: false,
  fire: false,
  baraat: "none",
  caterer: "none",
  alcohol: "none",
  musicUntil: null,
  wheelchair: false,
  prayer: false,
  separate: false,
  overnight: false,
};

const event = (kind: string, name: string, more: Partial<WeekendEvent>): WeekendEvent => ({
  ...plain,
  kind,
  name,
  ...more,
});

const open = { days: { kind: "open" }, budget: null, places: 1, vendors: [] } as const satisfies Omit<
  Weekend,
  "events"
>;

/** Weekends, worked out by hand. */
export const workedWeekends: readonly WorkedWeekend[] = [
  {
    title: "Punjabi Sikh, four days",
    weekend: {
      ...open,
      events: [
        event("mehndi", "Mehndi", { start: clock(16), hours: 5, guests: 150 }),
        event("sangeet", "Sangeet", { day: 1, hours: 6, guests: 300, musicUntil: clock(23), caterer: "any" }),
        event("anand-karaj", "Anand Karaj", {
          day: 2,
          start: clock(10, 30),
          hours: 2,
          guests: 350,
          seating: "floor",
          elsewhere: true,
        }),
        event("reception", "Reception", {
          day: 2,
          hours: 7,
          guests: 400,
          musicUntil: clock(25),
          alcohol: "own",
          caterer: "any",
        }),
        event("brunch", "Brunch", { day: 3, start: clock(10), hours: 3, guests: 90 }),
      ],
    },
    reasoning: [
      "The Anand Karaj is in the gurdwara and needs no room; the langar after it is the gurdwara's.",
      "The reception decides: 400 at tables, the family's own bar and caterer, dhol until 1 a.m.",
      "Celebration Hall: 600 at tables, own bar yes, any caterer, music until 1:30 a.m. The other evenings are smaller, and the brunch of 90 is below the 150 that its page names: it fits if it makes that exception.",
      "Sanjha Vehra Hall seats 320, and its music ends at midnight: 80 fewer and an hour less.",
      "Tran Taali Hall seats 480 and has no alcohol; only vegetarian caterers come in.",
      "Heritage Park seats 344 in the museum: 56 fewer.",
    ],
    fits: [],
    fitsIf: {
      "celebration-hall": "whether 90 guests are enough for the brunch: its page says 150 or more",
      "fairmont-chateau-lake-louise": "whether it has a bar",
    },
    fails: {
      "sanjha-vehra-hall":
        "the reception of 400 is above 320 (Main hall); music until midnight, not 1 a.m.: with 80 fewer at the reception and with shorter music it may fit",
      "tran-taali-hall": "vegetarian caterers only",
      "heritage-park":
        "the reception of 400 is above 344 (Gasoline Alley Museum): with 56 fewer at the reception it may fit",
    },
  },
  {
    title: "Gujarati, with garba for 600",
    weekend: {
      ...open,
      events: [
        event("garba", "Garba night", {
          start: clock(18, 30),
          hours: 5,
          guests: 600,
          seating: "standing",
          musicUntil: clock(24),
        }),
        event("hasta-melap", "Hasta melap", {
          day: 1,
          start: clock(10),
          hours: 3,
          guests: 400,
          seating: "rows",
          fire: true,
          overnight: true,
        }),
        event("reception", "Reception", { day: 1, guests: 450, caterer: "vegetarian" }),
      ],
    },
    reasoning: [
      "600 in the garba stand and dance. Tran Taali Hall is made for it and holds 550: 50 fewer. All the rest suits it: fire, 420 in rows, 480 at tables, set-up the day before, its vegetarian caterers after a visit.",
      "Celebration Hall holds 600 at tables and 800 in rows, so as many stand; the fire burns on its stage, any caterer cooks, and decor comes in from noon the day before. Between the rite and the reception are five hours for the turnover. It fits.",
      "The Chateau Lake Louise holds 400 at tables, 50 below the reception.",
    ],
    fits: ["celebration-hall"],
    fitsIf: { "hyatt-regency-calgary": "perhaps 900" },
    fails: {
      "tran-taali-hall":
        "the garba night of 600 is above 550 (Main floor): with 50 fewer at the garba night it may fit",
      "fairmont-chateau-lake-louise": "the reception of 450 is above 400 (Victoria Ballroom)",
      "guldasta-house": "no open flame for the hasta melap",
    },
  },
  {
    title: "Ismaili: nikah at the jamatkhana, dinner in a hall",
    weekend: {
      ...open,
      events: [
        event("mehndi", "Mehndi", { hours: 4, guests: 120, wheelchair: true }),
        event("ismaili-nikah", "Nikah at the jamatkhana", {
          day: 1,
          start: clock(14),
          hours: 1,
          guests: 150,
          seating: "floor",
          elsewhere: true,
        }),
        event("reception", "Reception", { day: 1, guests: 260, wheelchair: true, musicUntil: clock(23) }),
      ],
    },
    reasoning: [
      "The nikah is arranged through the jamatkhana and needs no room of ours. Grandmother's wheelchair comes to both evenings.",
      "Sanjha Vehra Hall: 320 at tables, step-free, music until midnight. It fits.",
      "Guldasta House: 280 at tables and all on one level, but it has not said until when music plays.",
      "Celebration Hall has the seats and has not said a word about steps.",
      "Cottonbank Golf Club seats 240 in the marquee, 20 below the dinner; its lower lawn holds 300 in rows, and nobody has said that tables may stand there.",
      "The Calgary Zoo holds 280, its way to the tables is a question.",
    ],
    fits: ["sanjha-vehra-hall"],
    fitsIf: {
      "guldasta-house": "whether music may play until 11 p.m.",
      "celebration-hall": "whether a wheelchair reaches everything",
      "cottonbank-golf-club": "how many fit at tables for the reception (Lower lawn): listed for 300 in rows",
    },
    fails: { "teatro-restaurant": "the reception of 260 is above 250", "hatblock-loft": "steps in the way" },
  },
  {
    title: "Nikah and walima",
    weekend: {
      ...open,
      events: [
        event("nikah", "Nikah", {
          start: clock(14),
          hours: 2,
          guests: 300,
          seating: "rows",
          prayer: true,
          separate: true,
        }),
        event("walima", "Walima", {
          day: 1,
          hours: 5,
          guests: 270,
          prayer: true,
          separate: true,
          wheelchair: true,
        }),
      ],
    },
    reasoning: [
      "Women and men sit apart and both pray between the courses. Guldasta House has a prayer room for 40, a solid dividing wall, 320 in rows for a nikah, 280 at tables, and is level. It fits.",
      "No other place has said that it has a room for prayers or one that divides, so all that are large enough fit only if they have.",
      "The Calgary Zoo's lodge seats 280: rows of 300 are more than anybody has said.",
    ],
    fits: ["guldasta-house"],
    fitsIf: {
      "sanjha-vehra-hall": "whether there is a room for prayers",
      "calgary-zoo": "how many fit in rows for the nikah (Safari Lodge)",
    },
    fails: { "cucumber-house": "the walima of 270 is above" },
  },
  {
    title: "Tamil muhurtham at sunrise",
    weekend: {
      ...open,
      events: [
        event("muhurtham", "Muhurtham", {
          start: clock(7),
          hours: 3,
          guests: 150,
          seating: "rows",
          fire: true,
          overnight: true,
          wheelchair: true,
        }),
        event("reception", "Banana-leaf lunch", {
          start: clock(13),
          hours: 3,
          guests: 140,
          caterer: "vegetarian",
          wheelchair: true,
        }),
      ],
    },
    reasoning: [
      "The kolam and the mandap are laid the evening before, the fire burns at sunrise, and lunch follows on leaves.",
      "The Cucumber House: 160 in rows under the ridge, fire on gravel, decor from noon the day before, the family's own cooks, level throughout, 140 at long tables. It fits.",
      "Tran Taali Hall would: its caterers after a visit, and nobody has said whether it is level.",
      "Guldasta House allows no flame, Hatblock Loft neither.",
    ],
    fits: ["cucumber-house"],
    fitsIf: { "tran-taali-hall": "whether a vegetarian caterer may cook", "celebration-hall": "wheelchair" },
    fails: { "guldasta-house": "no open flame for the muhurtham", "hatblock-loft": "no open flame" },
  },
  {
    title: "Fusion: pheras at noon, vows at four, one dance floor",
    weekend: {
      ...open,
      days: { kind: "window", from: "2027-06", to: "2027-09", weekday: 6 },
      events: [
        event("pheras", "Pheras", {
          start: clock(12),
          hours: 2,
          guests: 200,
          seating: "rows",
          fire: true,
          baraat: "horse",
        }),
        event("ceremony", "Ceremony", { start: clock(16), hours: 1, guests: 200, seating: "rows" }),
        event("reception", "Reception", {
          start: clock(18, 30),
          hours: 5,
          guests: 220,
          alcohol: "served",
          musicUntil: clock(22),
        }),
      ],
    },
    calendars: {
      "cottonbank-golf-club": { taken: ["2027-07-10"], freeUntil: "2027-12-31" },
      "celebration-hall": { taken: [], freeUntil: "2027-12-31" },
    },
    reasoning: [
      "Any Saturday of the summer. The horse walks on Cottonbank's roped fairway, both rites are on the lower lawn, dinner for 220 is in the marquee with the club's bar, and music there goes on until 10. It is free on all Saturdays but 10 July. It fits.",
      "Celebration Hall has everything in one hall, and an hour and a half to turn rows into tables: it fits if that is enough.",
      "Sanjha Vehra Hall has said nothing of a horse, nor of its calendar.",
      "Tran Taali Hall has no horses and no alcohol.",
    ],
    fits: ["cottonbank-golf-club"],
    fitsIf: {
      "celebration-hall": "laid out again in 90 minutes",
      "sanjha-vehra-hall": "whether a horse may come",
    },
    fails: { "tran-taali-hall": "no horse; no alcohol" },
  },
  {
    title: "Micro-wedding in Canmore",
    weekend: {
      ...open,
      events: [
        event("ceremony", "Ceremony", {
          start: clock(15),
          hours: 1,
          guests: 16,
          seating: "rows",
          overnight: true,
        }),
        event("dinner", "Dinner", { hours: 4, guests: 16, alcohol: "own", musicUntil: clock(22) }),
      ],
    },
    reasoning: [
      "Sixteen people, an arch that stands from the day before, their own wine, a little music until ten.",
      "Hoary Marmot Lodge: deck and refectory, decor from noon on the first day (which is the day before, if they stay the night), wine and beer under a special event licence: both have to be agreed.",
      "The Haugen Barn would take it: Friday noon to Sunday noon, own bar, music until midnight. Its page begins at 40 guests.",
      "Celebration Hall does too, at 16 of 600 chairs: the tiled room, if its rows are settled, else the great hall. Its page begins at 150 guests.",
      "The Cucumber House as well: wine after the ceremony, music until 10. Its page begins at 20.",
      "Pike & Sorrel pours everything itself.",
    ],
    fits: [],
    fitsIf: {
      "celebration-hall": "whether 16 guests are enough for the ceremony: its page says 150 or more",
      "cucumber-house": "its page says 20 or more",
      "haugen-barn": "its page says 40 or more",
      "hoary-marmot-lodge": "your own bar",
      "sanjha-vehra-hall": "your own bar",
    },
    fails: { "pike-and-sorrel": "no bar of your own", "reader-rock-garden": "no set-up the day before" },
  },
  {
    title: "A barn in July",
    weekend: {
      ...open,
      days: { kind: "window", from: "2027-07", to: "2027-07", weekday: 5 },
      budget: 25_000_00,
      events: [
        event("rehearsal", "Rehearsal", { start: clock(17), hours: 2, guests: 30, seating: "rows" }),
        event("ceremony", "Ceremony", { day: 1, start: clock(15), hours: 1, guests: 140, seating: "rows" }),
        event("reception", "Reception", {
          day: 1,
          start: clock(17),
          hours: 7,
          guests: 140,
          caterer: "any",
          alcohol: "own",
          musicUntil: clock(24),
        }),
      ],
    },
    calendars: { "haugen-barn": { taken: ["2027-07-03", "2027-07-10"], freeUntil: "2027-12-31" } },
    reasoning: [
      "Vows at the hayfield's edge, dinner on the ground floor, an own bar, a fiddle until midnight.",
      "The Haugen Barn has all of it, two weekends of July are taken, and what its caterer costs is not in its prices: it fits if the sum stays within $25,000.",
      "Hatblock Loft holds 70 at tables: 70 fewer, and its music ends at 11.",
      "The Fairmont Palliser lets no caterer and no bar in.",
    ],
    fits: [],
    fitsIf: { "haugen-barn": "whether it stays within $25,000" },
    fails: {
      "hatblock-loft": "the ceremony of 140 is above 80 (Loft)",
      "fairmont-palliser": "no outside caterer; no bar of your own",
    },
  },
  {
    title: "A hotel in February",
    weekend: {
      ...open,
      days: { kind: "date", date: "2027-02-13" },
      events: [
        event("ceremony", "Ceremony", { start: clock(16), hours: 1, guests: 280, seating: "rows" }),
        event("reception", "Reception", { guests: 280, alcohol: "served" }),
      ],
    },
    reasoning: [
      "The Palliser is listed for 320 and nobody says at what: at tables it may be 280. Whether it is free, whether it has a bar and how fast the ballroom is turned over is asked.",
      "The Chateau Lake Louise holds 400 at tables. Free days and bar are asked.",
      "The Haugen Barn is shut until June and the City's garden until May.",
      "No place has said that it is free, so none fits for certain.",
    ],
    fits: [],
    fitsIf: {
      "fairmont-palliser": "listed for 320",
      "fairmont-chateau-lake-louise": "whether it is free on your days",
    },
    fails: {
      "haugen-barn": "open from June to October only",
      "reader-rock-garden": "open from May to September only",
    },
  },
  {
    title: "A reception in the evening, and rows in a small restaurant",
    weekend: {
      ...open,
      events: [
        event("ceremony", "Ceremony", { start: clock(16), hours: 1, guests: 100, seating: "rows" }),
        event("reception", "Reception", { guests: 40 }),
      ],
    },
    reasoning: [
      "The City's garden is booked in blocks that end at 9 p.m.: a reception from 6 p.m. to midnight is not possible.",
      "Pike & Sorrel seats 46, and its bar has rows of 46. Nobody has said how many rows its dining room has: twice as many is our estimate, and it closes at 11 p.m.",
      "Celebration Hall has the seats, and its page begins at 150 guests.",
      "Teatro seats 250 in its restaurant and has a room besides, the Zoo has two. The Cucumber House has 160 in rows and begins at 20 guests, the Haugen Barn 180 and begins at 40.",
    ],
    fits: ["calgary-zoo", "cucumber-house", "haugen-barn", "teatro-restaurant"],
    fitsIf: {
      "celebration-hall": "whether 40 guests are enough for the reception: its page says 150 or more",
    },
    fails: {
      "reader-rock-garden":
        "open from 8 a.m. to 11 a.m. and from 2 p.m. to 9 p.m. only, and the reception is from 6 p.m. to midnight",
      "pike-and-sorrel":
        "the ceremony of 100 is above 92, our estimate from 46 at tables (Dining room); open from 4 p.m. to 11 p.m. only",
    },
  },
  {
    title: "One that cannot be had",
    weekend: {
      ...open,
      days: { kind: "date", date: "2027-08-14" },
      budget: 20_000_00,
      events: [
        event("pheras", "Pheras", {
          start: clock(11),
          hours: 3,
          guests: 550,
          seating: "rows",
          fire: true,
          baraat: "horse",
        }),
        event("reception", "Reception", { guests: 550, caterer: "halal", alcohol: "own", wheelchair: true }),
      ],
    },
    calendars: { "celebration-hall": { taken: ["2027-08-14"], freeUntil: "2027-12-31" } },
    reasoning: [
      "550 guests, a fire, a horse, an own bar and a halal caterer on one Saturday in August: Celebration Hall alone would do, and that day is taken.",
      "The halls that serve halal food have no bar and no fire; those with a fire hold fewer.",
      "The hotels of which nobody knows anything stay open questions, and none of them fits for certain.",
    ],
    fits: [],
    fitsIf: { "bmo-centre": "whether a fire may burn at the pheras" },
    fails: {
      "celebration-hall": "taken on 14 August",
      "guldasta-house": "no open flame for the pheras",
      "tran-taali-hall": "no horse",
      "fairmont-chateau-lake-louise": "the reception of 550 is above 400",
    },
  },
];
