import type { VenueSpotlight } from "./venue-spotlight.ts";

/** More than the three that the page shows, so that three are left where samples are hidden. */
export const venueSpotlights: readonly VenueSpotlight[] = [
  {
    id: "fairmont-palliser",
    largeImage: "/art/venues/palliser.svg",
    longDescription: [
      "The Canadian Pacific Railway opened it on the first of June 1914, beside its tracks, with floors of grey Tennessee marble, marble columns and oak panelling. Guests arrive at something here, which on a January Saturday is worth more than a garden.",
      "The Crystal Ballroom has thirteen chandeliers, a gilded ceiling, full-length windows and a fireplace, so it asks for little decor. Find out how many of the 320 listed seats are left once the stage and the dance floor are in, and whether another wedding shares the day.",
    ],
    packages: [
      {
        name: "Dinner in the Crystal Ballroom",
        description: "Three courses, house linen, a dance floor and the room from four in the afternoon.",
        cost: { pricePerPerson: 145, price: null },
        origin: null,
      },
      {
        name: "Ballroom and Oval Room",
        description: "Canapés in the Oval Room while the ballroom is turned, then dinner and a late snack.",
        cost: { pricePerPerson: 195, price: null },
        origin: null,
      },
      {
        name: "A small January wedding",
        description: "Ceremony and lunch for up to twenty in a panelled room, with coats taken at the door.",
        cost: { pricePerPerson: null, price: 4800 },
        origin: null,
      },
    ],
    virtualTour: null,
    sampleQuotes: [
      {
        text: "It snowed sideways and nobody noticed. The room did the work.",
        who: "Maya and Tom, February",
      },
      {
        text: "My grandparents danced in the same ballroom. We asked for the same first song.",
        who: "Claire and Devon, October",
      },
    ],
  },
  {
    id: "heritage-park",
    largeImage: "/art/venues/heritage-park.svg",
    longDescription: [
      "More than 180 buildings and exhibits on a peninsula in the Glenmore Reservoir, and about 4,000 weddings since 1964. Dinner on the ground floor of Gunn's Dairy Barn with the dance under its roof is the plan for a barn wedding without leaving the city; the Gasoline Alley Museum, reported at 344 seats, takes the long guest list.",
      "The streets are gravel, which matters for heels, for wheelchairs and for the cake. Wedding parties have come in just before the gates close to the public, so ask when your decorator may drive in and how guests get from the gate to the building you choose.",
    ],
    packages: [
      {
        name: "Supper in the barn",
        description: "Family-style supper on the ground floor of the barn and the dance floor upstairs.",
        cost: { pricePerPerson: 118, price: null },
        origin: null,
      },
      {
        name: "Museum reception",
        description: "A seated dinner among the gas pumps and the touring cars, bar and coat check included.",
        cost: { pricePerPerson: 138, price: null },
        origin: null,
      },
    ],
    virtualTour: null,
    sampleQuotes: [
      {
        text: "The train whistled in the middle of the vows and we kept it in.",
        who: "Amrit and Jonah, August",
      },
    ],
  },
  {
    id: "celebration-hall",
    largeImage: "/art/venues/celebration.svg",
    longDescription: [
      "Forty-four metres without a post, which means that the auntie in row thirty sees the pheras. The plan to scale is published with the stage, the dance floor and the mandap already drawn in, so 600 is a number of chairs and not a hope.",
      "The vegetarian kitchen has its own door and its own pans, the lot lets a baraat cross 90 metres without meeting a road, and a tiled room with a drain in the floor takes haldi in the morning and shoes in the evening. An Anand Karaj belongs in a gurdwara and is not held here; the milni overflow, the tea and the reception are.",
    ],
    packages: [
      {
        name: "Hall only",
        description: "Noon the day before until 2:30 a.m., tables, chairs, stage, both kitchens and the lot.",
        cost: { pricePerPerson: null, price: 7800 },
        origin: null,
      },
      {
        name: "Sangeet evening",
        description:
          "Half the hall until 1:30 a.m. with LED wall, dance floor, chai station and a floor manager.",
        cost: { pricePerPerson: null, price: 3900 },
        origin: null,
      },
      {
        name: "Vegetarian wedding dinner",
        description: "Six dishes, two breads and dessert from the hall's own cooks, served or as a buffet.",
        cost: { pricePerPerson: 52, price: null },
        origin: null,
      },
    ],
    virtualTour: null,
    sampleQuotes: [
      {
        text: "Four hundred people, one havan, no alarm. They had done it before and it showed.",
        who: "Priya and Karan, May",
      },
      {
        text: "They warned us about the truck depot. We took the portraits at the river and were glad to know.",
        who: "Simran and Daniel, September",
      },
    ],
  },
  {
    id: "reader-rock-garden",
    largeImage: null,
    longDescription: [
      "A hillside of rock steps and old perennials that a parks superintendent began to plant in 1913, a few minutes from a CTrain station. The City books the Main Lawn in blocks of three hours for ceremonies of up to 80, from the first of May to the last of September.",
      "Everything happens inside the three hours, also the chairs. Strangers may walk past, because the garden stays open, and there is no fire, no petals and no tent. Have a second plan with a roof.",
    ],
    packages: [
      {
        name: "Main Lawn, three hours",
        description:
          "The lawn with set-up and takedown inside the block, photo permit included; a small risk fee is added.",
        cost: { pricePerPerson: null, price: 818.9 },
        origin: { source: "calgary.ca, Reader Rock Garden main lawn, fee of 2025", checked: "2026-11-21" },
      },
    ],
    virtualTour: null,
    sampleQuotes: [],
  },
];
