import type { Area } from "./area.ts";

/** Stands under the guide: where its statements come from. */
export const areasSource =
  "Written from general knowledge on 21 November 2026. Capacities, distances and house rules are those of each venue's page, with their sources.";

/** The area guide of /venues. A test holds the venues against their positions. */
export const areas: readonly Area[] = [
  {
    id: "downtown",
    name: "Downtown",
    description:
      "The blocks between the Bow and the railway: sandstone on Stephen Avenue, the big hotel ballrooms, and Prince's Island a footbridge away from the towers.",
    venues: [
      "fairmont-palliser",
      "teatro-restaurant",
      "hyatt-regency-calgary",
      "calgary-marriott",
      "westin-calgary",
      "river-cafe",
    ],
    pros: [
      "Ballroom, guest rooms and the morning after under one roof, in four of the six venues here.",
      "Both CTrain lines run along 7 Avenue, so guests can leave their cars at home.",
      "Ceremony, portraits on the Peace Bridge and dinner lie within a walk of each other.",
    ],
    cons: [
      "Parking is paid everywhere, and River Café has no car access to its door at all.",
      "During the Stampede hotel rooms cost roughly double, and its parade closes streets on the first Friday.",
      "A baraat has few ways in: 7 Avenue is the CTrain's, and Stephen Avenue belongs to walkers by day.",
    ],
  },
  {
    id: "southwest",
    name: "Southwest Calgary",
    description:
      "From the restaurants of the Beltline and Mission, just over the tracks from downtown, out to the Glenmore Reservoir, where Heritage Park keeps a whole town with a steam train.",
    venues: ["heritage-park", "hotel-arts", "pike-and-sorrel"],
    pros: [
      "Heritage Park has 127 acres of old streets, barns and water, and has married couples since 1964.",
      "The Beltline and Mission suit a small party: dinner, a bar and the hotel on the same few blocks.",
      "Stoney Trail leads round the city to the Trans-Canada, if portraits in the mountains are planned.",
    ],
    cons: [
      "A short list, and some six kilometres between the inner streets and the park.",
      "Heritage Park is 2.5 km from its CTrain station: plan a shuttle, and shoes for gravel streets.",
      "Street parking in the Beltline and Mission is scarce on a Saturday night.",
    ],
  },
  {
    id: "southeast",
    name: "Southeast Calgary",
    description:
      "The longest list of the five: Stampede Park and a rock garden at the edge of the centre, brick Inglewood where the Elbow meets the Bow, then lakes and cottonwoods all the way south to Fish Creek.",
    venues: [
      "tran-taali-hall",
      "lake-house",
      "bow-valley-ranche",
      "glenmore-inn",
      "reader-rock-garden",
      "bmo-centre",
      "stave-and-hoop-hall",
      "cottonbank-golf-club",
    ],
    pros: [
      "Every size, from 80 guests in Reader Rock Garden to ballrooms of 50,000 square feet in the BMO Centre.",
      "Water and big trees without leaving town, at Lake Bonavista and in Fish Creek Provincial Park.",
      "Free parking at the door south of the centre, and Deerfoot Trail close by.",
    ],
    cons: [
      "The BMO Centre takes no private bookings while the Stampede is on, ten days in July.",
      "South of the centre the Red Line keeps to the western edge; Fish Creek and the halls need a car.",
      "In a City garden the rules are strict: Reader Rock allows no flame, no tent and three hours.",
    ],
  },
  {
    id: "northwest",
    name: "Northwest Calgary",
    description:
      "Kensington's cafés across the river from downtown, leafy Bowness, and the high suburbs beyond Nose Hill, from where the Rockies fill the western sky.",
    venues: ["guldasta-house", "cucumber-house", "hatblock-loft"],
    pros: [
      "The nearest side to the mountains: the Trans-Canada leaves the city here for Canmore and Banff.",
      "Kensington lies one bridge from downtown hotels, with Sunnyside station on the Red Line.",
      "Long views west, and the evening light to go with them.",
    ],
    cons: [
      "A short list, and small rooms in most of it: the largest parties will look elsewhere.",
      "The hills catch the wind: for a ceremony outdoors, have a room in reserve.",
      "Country Hills is far from any CTrain station; a late night wants a bus home for guests.",
    ],
  },
  {
    id: "northeast",
    name: "Northeast Calgary",
    description:
      "The heart of Calgary's South Asian community, with gurdwaras, mandirs, sweet shops and banquet halls around Martindale and Taradale, and the Zoo down by the river.",
    venues: ["calgary-zoo", "celebration-hall", "sanjha-vehra-hall"],
    pros: [
      "Halls built for large families, with the floor, the stage and the parking lot to match.",
      "Gurdwara, hall, tailor and mithai are minutes apart, which a three-event weekend will thank you for.",
      "The airport is in this quarter of the city: easy for guests who fly in.",
    ],
    cons: [
      "Apart from the Zoo, few gardens and no old buildings to be photographed against.",
      "Planes: near the airport, ask how loud an outdoor ceremony will be.",
      "Hotels gather by the airport and Barlow Trail, seldom beside the hall: plan a shuttle.",
    ],
  },
];
