import { categories, services, type CategoryId } from "#content/catalogue/categories.ts";
import { areaOptions } from "#app/catalogue/directory/filter-options.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { seededRandom, type SeededRandom } from "./seeded-random.ts";

/**
 * Invented listings in the shape and about the size of the catalogue's own; the same for the same seed.
 * Ids count from 1; names repeat as they do in a telephone book, slugs do not.
 */
export function generateListings(count: number, seed = 1): ListingCard[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => generateListing(index + 1, random));
}

function generateListing(id: number, random: SeededRandom): ListingCard {
  // As many of each category as in the catalogue, in proportion.
  const category = random.pick(
    categories.flatMap((each) => Array.from({ length: each.count }, () => each.id)),
  );
  const craft = crafts[category];
  const area = random.pick(areaOptions).name;
  const name = `${random.pick(firstNames)} ${random.pick(secondNames)} ${random.pick(craft)}`;
  const lowest = random.between(1, 4);
  return {
    id,
    slug: `${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}-${id}`,
    name,
    category,
    description: describe(random, random.pick(craft).toLowerCase(), area),
    tags: random.some(tags, random.between(2, 4)),
    services: services
      .filter((service) => service.category === category && random.chance(0.5))
      .map((service) => service.id),
    location: area === "Travels to you" ? area : `${area}, Calgary`,
    price: random.chance(0.15) ? null : [lowest, random.between(lowest, 4)],
    rating: random.chance(0.1) ? null : random.between(38, 50) / 10,
    reviewCount: random.between(0, 240),
    responseTime: random.pick(["< 2 hours", "< 12 hours", "< 24 hours", null]),
    featured: random.chance(0.08),
    website: random.chance(0.8) ? `https://vendor-${id}.example` : null,
    southAsian: random.chance(0.35),
    fictional: true,
    sampleFigures: true,
    image: null,
    keywords: random.some(keywords, random.between(1, 4)),
  };
}

function describe(random: SeededRandom, craft: string, area: string): string {
  return `${random.pick(openings)} ${craft} from ${area} ${random.pick(middles)}, ${random.pick(endings)}.`;
}

const crafts: Record<CategoryId, readonly string[]> = {
  photographers: ["Photography", "Portraits", "Photo Studio"],
  videographers: ["Films", "Video", "Cinema"],
  djs: ["Sound", "DJ Collective", "String Quartet", "Dhol Players"],
  venues: ["Hall", "Ballroom", "Lodge", "Garden Rooms"],
  caterers: ["Catering", "Kitchen", "Food Truck"],
  florists: ["Flowers", "Blooms", "Floral Studio"],
  planners: ["Weddings", "Planning", "Celebrations"],
  decor: ["Decor", "Drapery", "Mandap Builders", "Paper Goods"],
  cakes: ["Cakes", "Bakery", "Patisserie"],
  attire: ["Bridal", "Tailors", "Jewellers"],
  beauty: ["Makeup", "Hair", "Mehndi"],
  transport: ["Limousines", "Coaches", "Carriages"],
};

const firstNames =
  `Alder Amber Aspen Beacon Birch Bow Cedar Chinook Clover Coral Crescent Dawn Echo Elbow Ember
  Fern Foothill Gulnaar Harvest Indigo Juniper Kiran Larch Lotus Maple Meadow Noor Opal Prairie Quartz Rani River
  Saffron Sapphire Tamarack Umber Velvet Willow Yarrow Zari`.split(/\s+/);
const secondNames =
  `Voile House Lane Works Room Row Street Mill Light Thread Story Field Press Hill Court Bridge
  Loft Yard Corner Table Stone Feather Ridge Song`.split(/\s+/);
const openings = [
  "Family-run",
  "Award-winning",
  "Small and careful",
  "Big-hearted",
  "Young",
  "Long-established",
];
const middles = [
  "with two decades of mountain weddings behind it",
  "for gurdwara mornings, temple ceremonies and late receptions",
  "working in natural light and all weather",
  "that takes one wedding a day and answers its own telephone",
  "with vegetarian, halal and vegan choices on every menu",
  "at home in barns, ballrooms and back gardens",
];
const endings = [
  "with a written quote within a week",
  "in English, Punjabi and Hindi",
  "from ten guests to six hundred",
  "with a rain plan that has been used",
  "and no charge for the first meeting",
];
const tags =
  `Documentary, Fine art, Drone, Same-day edit, Vegan, Halal, Live music, Bilingual host, Mountain elopements,
  Fusion weddings, Outdoor, Candlelight, Private appointments, Gluten-free, Silk flowers, Gown fittings, Turban tying,
  Marigold garlands, Wheelchair access, Late bar`.split(/,\s+/);
const keywords = "English French Punjabi Hindi Urdu Gujarati Tamil sikh hindu muslim".split(" ");
