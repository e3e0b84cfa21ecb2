import type { CategoryId, ServiceId } from "#content/catalogue/categories.ts";
import type { ObjectName } from "#illustrations/objects/index.ts";

import type { Tone } from "./emblems.ts";

export interface CardScene {
  readonly object: ObjectName;
  /** 0 great peak, 1 massif, 2 foothills, 3 prairie, 4 river, 5 downtown. */
  readonly ridge: 0 | 1 | 2 | 3 | 4 | 5;
  readonly tone: Tone;
  readonly sun: 0 | 1 | 2;
  readonly flip: boolean;
}

export interface PicturedListing {
  readonly id: number;
  readonly category: string;
  readonly services: readonly string[];
  readonly southAsian: boolean;
  readonly name?: string;
  /** A picture must not show a real place as something that it is not. */
  readonly fictional?: boolean;
}

type Objects = readonly [ObjectName, ...ObjectName[]];

const crafts: Record<CategoryId, Objects> = {
  photographers: ["camera", "contact-sheet", "field-camera"],
  videographers: ["cine-camera", "clapperboard", "film-reel"],
  djs: ["gramophone", "headphones", "fiddle"],
  venues: ["railway-hotel", "barn", "marquee"],
  caterers: ["cloche", "feast-table", "coupes"],
  florists: ["bouquet", "vase", "wreath"],
  planners: ["calendar", "clipboard", "pocket-watch"],
  decor: ["flower-arch", "lanterns", "candelabra"],
  cakes: ["tiered-cake", "croquembouche", "berry-pie"],
  attire: ["gown", "jacket", "pearls"],
  beauty: ["hand-mirror", "perfume", "brushes"],
  transport: ["touring-car", "carriage", "mountain-coach"],
};

/** Businesses that serve South Asian weddings show what those couples look for. */
const southAsianCrafts: Partial<Record<CategoryId, Objects>> = {
  djs: ["dhol", "headphones"],
  venues: ["marquee", "railway-hotel"],
  caterers: ["thali", "feast-table"],
  florists: ["marigold-basket", "vase"],
  decor: ["mandap", "lanterns"],
  cakes: ["mithai", "tiered-cake"],
  attire: ["lehenga", "sherwani", "jhumka"],
  transport: ["white-horse", "touring-car"],
};

const serviceCrafts: Record<ServiceId, Objects> = {
  officiants: ["book-and-rings", "licence"],
  priests: ["kalash", "sacred-fire"],
  bridal: ["gown", "heels", "pearls"],
  suits: ["jacket", "white-hat"],
  jewelry: ["diamond-ring", "pearls"],
  mehndi: ["hennaed-hand", "henna-cone"],
  invitations: ["envelope", "scroll"],
};

const southAsianServiceCrafts: Partial<Record<ServiceId, Objects>> = {
  bridal: ["lehenga", "jhumka"],
  suits: ["sherwani", "safa"],
  jewelry: ["jhumka", "pearls"],
  invitations: ["scroll", "envelope"],
};

const ridges = [0, 1, 2, 3, 4, 5] as const;
const tones = [0, 1, 2, 3] as const;
const suns = [0, 1, 2] as const;
/** With the mirror image: 144. */
const settings = ridges.length * tones.length * suns.length * 2;
/** Coprime with 144, so that both the landscape and the tone change at every id. */
const stride = 59;
/** Multiples of an irrational fraction spread the objects evenly, without a visible rhythm. */
const goldenShare = 0.6180339887;

/**
 * The picture of a listing without one of its own: always the same for the same listing, and no setting
 * repeats within 144 consecutive ids.
 */
export function chooseScene(listing: PicturedListing): CardScene {
  const objects = objectsFor(listing);
  const setting = (listing.id * stride) % settings;
  return {
    object: turn(objects, ((listing.id * goldenShare) % 1) * objects.length),
    ridge: turn(ridges, setting),
    tone: turn(tones, setting / ridges.length),
    sun: turn(suns, setting / ridges.length / tones.length),
    flip: setting >= settings / 2,
  };
}

const turn = <T>(values: readonly [T, ...T[]], count: number): T =>
  values[Math.floor(count) % values.length] ?? values[0];

/** A service is more specific than its category: a listing for mehndi shows henna, not a mirror. */
function objectsFor({
  category,
  services,
  southAsian,
  name = "",
  fictional = true,
}: PicturedListing): Objects {
  // Until a real venue has its own poster: a hotel for a venue that calls itself one, a tent for the rest.
  if (category === "venues" && !fictional) return [hotels.test(name) ? "railway-hotel" : "marquee"];
  const ofServices = services.flatMap(
    (service) => (southAsian && find(southAsianServiceCrafts, service)) || find(serviceCrafts, service) || [],
  );
  const [first, ...others] = ofServices;
  if (first !== undefined) return [first, ...others];
  return (southAsian && find(southAsianCrafts, category)) || find(crafts, category) || crafts.planners;
}

const hotels = /\b(hotel|inn|lodge|springs|chateau|resort|rimrock|marriott|westin|hyatt)\b/i;

const find = (table: Readonly<Record<string, Objects | undefined>>, id: string): Objects | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;
