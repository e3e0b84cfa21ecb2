import type { InvitationShape } from "./composition.ts";

/** A venue of this site whose poster can stand on an invitation. */
export type InvitationVenue = {
  /** Of its poster. */
  id: string;
  /** As its listing has it. */
  name: string;
  /**
   * How couples write it, without case and accents. A name that houses elsewhere bear, too, counts alone or with
   * its town.
   */
  written: RegExp;
  /** What its poster shows. */
  alt: string;
  /** Heights of its poster, of 1000, that are in the middle of a frame: nobody is cut in two, and no roof. */
  focus?: Partial<Record<InvitationShape, number>>;
};

/** In the order of their listings. */
export const invitationVenues: readonly InvitationVenue[] = [
  {
    id: "palliser",
    name: "Fairmont Palliser",
    written: /fairmont palliser|palliser hotel|hotel palliser/,
    alt: "A grand railway hotel at dusk, three brick wings lit by the last sun, Calgary Tower behind",
    focus: { card: 545, square: 452 },
  },
  {
    id: "conservatory",
    name: "Calgary Zoo",
    written: /calgary zoo|enmax conservatory/,
    alt: "A glass conservatory in a flowering garden on a bright morning, with a peacock beside the path",
    focus: { square: 445 },
  },
  {
    id: "heritage-park",
    name: "Heritage Park",
    written: /(?:^|, ?)heritage park(?:$|.*(?:calgary|historical))/,
    alt: "A steam locomotive arrives at a prairie heritage village, grain elevator and station beside the track, the Rockies behind",
  },
  {
    id: "lake-house",
    name: "The Lake House",
    written: /(?:^|, ?)the lake house(?:$|.*calgary)/,
    alt: "A timber lake house at dawn in autumn, gold aspens and the Rockies mirrored in still water, two people in a canoe",
    focus: { square: 495 },
  },
  {
    id: "celebration",
    name: "Celebration Hall",
    written: /(?:^|, ?)celebration hall(?:$|.*calgary)/,
    alt: "A banquet hall dressed for a wedding reception: draped canopy, chandelier, marigold tables and the couple on a lotus stage",
  },
  {
    id: "teatro-restaurant",
    name: "Teatro Restaurant",
    written: /teatro (?:ristorante|restaurant)/,
    alt: "A bank of four stone columns by moonlight, its tall fanlights aglow, a couple in opera cape and gown on the steps above a wet plaza",
    focus: { card: 500, square: 465 },
  },
  {
    id: "bow-valley-ranche",
    name: "Bow Valley Ranche Restaurant",
    written: /bow valley ranche/,
    alt: "A brick ranch house with a white verandah on a late summer afternoon, a long wedding table on the path and two saddled horses by the creek",
  },
  {
    id: "hyatt-regency-calgary",
    name: "Hyatt Regency Calgary",
    written: /hyatt regency,? calgary|hyatt calgary|calgary hyatt/,
    alt: "A groom rides a white mare down an avenue of sandstone shops at violet dusk, lamps around him, lanterns overhead and a hotel tower behind",
    focus: { card: 545, square: 430 },
  },
  {
    id: "calgary-marriott",
    name: "Calgary Marriott Downtown Hotel",
    written: /calgary marriott downtown|marriott downtown calgary|downtown marriott/,
    alt: "A glass hotel tower at blue hour with the Calgary Tower mirrored in its panes, sangeet dancers in the lit windows below and a couple in the street",
    focus: { square: 460 },
  },
  {
    id: "westin-calgary",
    name: "The Westin Calgary",
    written: /westin,? calgary(?! airport)|calgary westin/,
    alt: "Two plain hotel slabs at saffron dawn behind the red ribbons of the Peace Bridge, marigold petals on the Bow and a couple on the near bank",
    focus: { card: 520, square: 450 },
  },
  {
    id: "glenmore-inn",
    name: "Glenmore Inn & Convention Centre",
    written: /glenmore inn/,
    alt: "A low inn at green-gold dusk behind a rose garden, a white tent with lanterns in front of it and string lights hung like constellations",
    focus: { square: 510 },
  },
  {
    id: "hotel-arts",
    name: "Hotel Arts",
    written: /hotel arts(?! kensington)/,
    alt: "A hotel courtyard from above at a rani-pink noon: a rangoli floats on the pool, palms and parasols around it, a folded white front behind",
  },
  {
    id: "fairmont-banff-springs",
    name: "Fairmont Banff Springs",
    written: /banff springs/,
    alt: "A limestone castle of a hotel with copper roofs at dusk under the tilted slab of Mount Rundle, a couple on a bluff above the river",
    focus: { square: 445 },
  },
  {
    id: "fairmont-chateau-lake-louise",
    name: "Fairmont Chateau Lake Louise",
    written: /chateau lake louise/,
    alt: "A chateau with turquoise roofs on the shore of Lake Louise on a clear morning, the Victoria Glacier at the head of the lake, poppies and a red canoe",
    focus: { square: 485 },
  },
  {
    id: "emerald-lake-lodge",
    name: "Emerald Lake Lodge",
    written: /emerald lake lodge/,
    alt: "A timber lodge on a peninsula of an emerald lake, the two summits of Mount Burgess behind it and a couple on the wooden bridge",
  },
  {
    id: "river-cafe",
    name: "River Café",
    written: /river cafe/,
    alt: "A low timber lodge with a fieldstone chimney on a river island in fall, golden cottonwoods over it, a footbridge and the city behind",
    focus: { square: 490 },
  },
  {
    id: "silvertip",
    name: "Silvertip Resort",
    written: /^silvertip$|silvertip (?:resort|golf)|silvertip.*canmore/,
    alt: "A timber and stone clubhouse with three gables above a golf course in evening light, the Three Sisters in a row behind it",
    focus: { square: 425 },
  },
  {
    id: "rimrock",
    name: "Rimrock Resort Hotel",
    written: /^(?:the )?rimrock$|rimrock (?:resort|hotel)|rimrock.*banff/,
    alt: "A hotel with green roofs steps down a forested mountainside on a snowy morning, lamps in its windows, a gondola above it and a couple on the lookout",
    focus: { square: 435 },
  },
  {
    id: "bmo-centre",
    name: "BMO Centre at Stampede Park",
    written: /bmo cent(?:re|er)/,
    alt: "A convention hall under a sweeping bronze roof at dusk, its canopy reaching over a lit plaza full of guests, Calgary Tower beyond",
    focus: { square: 568 },
  },
  {
    id: "reader-rock-garden",
    name: "Reader Rock Garden",
    written: /reader rock/,
    alt: "Sandstone steps climb between rockeries in flower to a cottage with wide eaves on a spring morning, a couple halfway up",
  },
  {
    id: "cornerstone-canmore",
    name: "Cornerstone Canmore",
    written: /cornerstone,? canmore|canmore cornerstone/,
    alt: "A timber hall with a glazed front, lit from within on a fall evening, the Three Sisters above it in the last sun",
    focus: { square: 440 },
  },
];
