import type { CatererFactKey } from "../reportable-fact-keys.ts";
import type { VendorFacts } from "../vendor-facts.ts";

type Fact = NonNullable<VendorFacts["facts"][CatererFactKey]>;

const sample = {
  status: "reported",
  source: "Sample data",
  checked: "2026-11-21",
  confidence: "high",
  guestsFrom: null,
  guestsTo: null,
} as const;

const answered = (answer: Fact["answer"], text = ""): Fact => ({ ...sample, answer, text });
const yes = (text?: string) => answered("yes", text);
const no = (text?: string) => answered("no", text);
const depends = (text: string) => answered("depends", text);
const words = (text: string) => answered(null, text);
const guests = (guestsFrom: number, guestsTo: number): Fact => ({
  ...words(`${guestsFrom} to ${guestsTo} guests`),
  guestsFrom,
  guestsTo,
});

/** What invented caterers say of themselves: sample data. What is left out is not known. */
export const catererFacts: readonly VendorFacts[] = [
  {
    slug: "hip-and-shank",
    facts: {
      guests: guests(60, 400),
      cuisines: words("Alberta beef and barbecue"),
      onSiteCooking: yes("The hip is carved on site; they bring a generator."),
      servers: yes("Plates and staff come along."),
      insurance: yes("Two million dollars, certificate on request."),
    },
  },
  {
    slug: "sohal-family-caterers",
    facts: {
      guests: guests(150, 900),
      cuisines: words("Punjabi"),
      vegetarianKitchen: no("Vegetarian pots have their own ladles and their own table, in one kitchen."),
      halalKitchen: no(),
      platesPerHour: words("400 plates an hour"),
      onSiteCooking: depends(
        "Two tandoors on a trailer, outdoors on level ground with a metre clear all round.",
      ),
      servers: yes(),
      insurance: yes("Five million dollars; halls get the certificate two weeks before."),
    },
  },
  {
    slug: "kokila-vegetarian",
    facts: {
      guests: guests(50, 600),
      cuisines: words("Gujarati, Swaminarayan and Jain"),
      vegetarianKitchen: yes("The kitchen has never held meat or eggs."),
      jainKitchen: yes("A line with its own pans and tasting spoons, finished before sunset if you wish."),
      platesPerHour: words("300 plates an hour"),
      onSiteCooking: yes("Puri fried to order."),
      servers: yes("Served at the table, more than once."),
      insurance: yes(),
    },
  },
  {
    slug: "dum-and-degh",
    facts: {
      guests: guests(80, 700),
      cuisines: words("Hyderabadi and Pakistani"),
      vegetarianKitchen: no(),
      jainKitchen: no(),
      halalKitchen: yes("No alcohol enters the kitchen, the sauces or the vans."),
      halalCertificate: yes("The supplier’s papers can lie on the table."),
      platesPerHour: words("350 plates an hour"),
      onSiteCooking: depends("Karahi and seekh over charcoal, outdoors."),
      servers: yes("Two separate rooms at once."),
    },
  },
  {
    slug: "first-pandhi-kitchen",
    facts: {
      guests: guests(60, 360),
      cuisines: words("Tamil and Telugu"),
      vegetarianKitchen: yes(),
      platesPerHour: words("120 plates an hour"),
      servers: yes("They know the order of the leaf."),
    },
  },
  {
    slug: "elanji-kitchen",
    facts: {
      cuisines: words("Kerala sadya and Syrian Christian"),
      vegetarianKitchen: no("A shared kitchen, where meat is cooked on other days."),
    },
  },
  {
    slug: "tanga-road-kitchen",
    facts: {
      guests: guests(60, 500),
      cuisines: words("East African Indian"),
      vegetarianKitchen: depends("A second line for vegetarian dishes in one kitchen."),
      halalKitchen: yes("Meat is halal throughout."),
      onSiteCooking: depends("A charcoal grill, outdoors."),
      insurance: yes(),
    },
  },
  {
    slug: "half-masala",
    facts: {
      guests: guests(40, 160),
      cuisines: words("Indo-Canadian"),
      halalKitchen: depends("With four weeks’ notice; pork leaves the building if either family asks."),
      servers: yes("Plated."),
      insurance: yes(),
    },
  },
  {
    slug: "lola-nening",
    facts: {
      cuisines: words("Filipino"),
      halalKitchen: no("Pork is in most of the pots."),
      halalCertificate: no(),
    },
  },
  {
    slug: "beit-haddad",
    facts: {
      guests: guests(50, 300),
      cuisines: words("Lebanese"),
      halalKitchen: yes("Meat is halal."),
      onSiteCooking: depends("The saj burns propane and stands outside or under a hood."),
    },
  },
  {
    slug: "lentil-and-lodgepole",
    facts: {
      guests: guests(10, 90),
      cuisines: words("Vegan prairie"),
      vegetarianKitchen: depends("A shared kitchen; nothing of theirs holds meat or eggs."),
      onSiteCooking: no(),
    },
  },
  {
    slug: "nettie-ferris-catering",
    facts: {
      guests: guests(60, 240),
      cuisines: words("Seasonal plated dinners"),
      platesPerHour: words("240 plates an hour"),
      servers: yes("One server to twelve guests."),
      insurance: yes("Five million dollars."),
    },
  },
  {
    slug: "chowrasta-chaat-carts",
    facts: {
      guests: guests(20, 150),
      cuisines: words("Chaat, momos and chai"),
      vegetarianKitchen: no("Chicken momos are steamed in baskets of their own."),
      servers: yes("Two at each cart."),
    },
  },
];
