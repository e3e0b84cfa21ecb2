import { checked, common, liquorHours } from "../guide-sources.ts";
import type { PlanningResource } from "./planning-resource.ts";

const licenceGuide = {
  source: "aspencountryhills.com, marriage licence guide that repeats alberta.ca",
  checked,
  confidence: "high",
} as const;
const marriageCommissioner = {
  source: "A Calgary marriage commissioner (weddingsbytamara.com)",
  checked,
  confidence: "high",
} as const;
const province = { source: "alberta.ca, getting married", checked, confidence: "high" } as const;
const aglc = {
  source: "AGLC, special event licences, older copy (aglc.gov.ab.ca)",
  checked,
  confidence: "high",
} as const;

/** What Alberta asks for. */
export const law: readonly PlanningResource[] = [
  {
    id: "marriage-licence",
    name: "Marriage licence",
    question: "How do we get a marriage licence in Alberta?",
    answer:
      "Go together, with photo identification, to any Alberta registry agent. The licence costs roughly 50 to 125 dollars in all and is valid for three months, so apply within the three months before the wedding. There is no waiting period: you may marry the same day.",
    statements: [
      {
        topic: "Who needs one",
        text: "Every legal wedding in Alberta, religious or civil. It is valid only for a ceremony in Alberta, and banns do not replace it. Emerald Lake lies in British Columbia, so a wedding there needs that province's licence.",
        ...licenceGuide,
      },
      {
        topic: "Where and who",
        text: "At any registry agent's office, which are private businesses. Both partners apply together in person and swear or affirm; for exceptions ask the agent.",
        ...marriageCommissioner,
      },
      {
        topic: "How long it is valid",
        text: "Three months from the day of issue. You may marry the same day.",
        ...licenceGuide,
      },
      {
        topic: "Waiting and residence",
        text: "No waiting period and no rule about residence, citizenship or blood tests: guests from abroad can marry here.",
        ...licenceGuide,
      },
      {
        topic: "What it costs",
        text: "A government fee of 40 dollars plus the registry's own charge; pages of 2023 to 2025 put the total between 50 and 125. Ask your registry.",
        source: "registrystc.com; katlynjanephotography.com; an older Canmore page",
        checked,
        confidence: "medium",
      },
      {
        topic: "What to bring",
        text: "Government photo identification each; a divorce certificate if divorced, a death certificate if widowed; your parents' full names, with names before marriage and birthplaces.",
        source: "registrystc.com; weddingsbytamara.com",
        checked,
        confidence: "high",
      },
      {
        topic: "Age and language",
        text: "18 or over; at 16 or 17 only with the consent of all parents and guardians, or through the court. If one of you is not fluent in English, you bring an adult interpreter.",
        ...licenceGuide,
      },
    ],
    links: [{ to: "/planning-tools", label: "Find your date and licence window" }],
  },
  {
    id: "officiants",
    name: "Officiants and witnesses",
    question: "Who can marry us, and who has to witness it?",
    answer:
      "A marriage commissioner whom the Province has appointed, or clergy registered with Vital Statistics, and two witnesses of 18 or over who are present and sign. Ask early whether your pandit, granthi or imam is registered in Alberta; if not, add a short civil ceremony.",
    statements: [
      {
        topic: "Civil ceremony",
        text: "Held by a marriage commissioner, usually 20 to 30 minutes. Calgary's City Hall does not marry anybody.",
        source: "vowsbyjudy.ca; weddingsbytamara.com",
        checked,
        confidence: "high",
      },
      {
        topic: "The words",
        text: "In a civil ceremony each of you declares that nothing lawful stands in the way and calls on those present to witness (Marriage Act, section 8). The rest is yours to write.",
        ...marriageCommissioner,
      },
      {
        topic: "Religious ceremony",
        text: "The religious body registers first, then its clergy with Vital Statistics. A pandit, granthi or imam who is not registered can give you the rite and not the legal marriage.",
        ...province,
      },
      {
        topic: "Witnesses",
        text: "Two adults, present and signing; they need not live in Alberta. Nobody can stand in for you, and nobody who takes part may be impaired.",
        source: "weddingsbywylie.com; reverendshannon.com",
        checked,
        confidence: "high",
      },
      {
        topic: "A friend for the day",
        text: "A temporary marriage commissioner can be named for one day, reportedly also from the general public; no fee may be charged, and it takes one to four weeks. Read the Province's page first.",
        source: "alberta.ca, temporary marriage commissioner",
        checked,
        confidence: "medium",
      },
      {
        topic: "Afterwards",
        text: "You receive a ceremony statement, the officiant registers the marriage within 48 hours, and about two weeks later a registry can print the certificate.",
        source: "alberta.ca; weddingsbywylie.com",
        checked,
        confidence: "high",
      },
      { topic: "How far ahead", text: "Six to twelve months.", ...marriageCommissioner },
    ],
    links: [
      { to: "/vendors?category=officiants", label: "Officiants" },
      { to: "/vendors?category=priests", label: "Pandits, granthis and imams" },
    ],
  },
  {
    id: "liquor",
    name: "Liquor (AGLC)",
    question: "Do we need a liquor licence for the wedding?",
    answer:
      "Not in a hotel, restaurant or hall that has its own: there the house serves. In a rented hall, tent or garden without one you need a private special event licence of the AGLC, for drinks that you give away or for drinks that you sell to your invited guests.",
    statements: [
      {
        topic: "Licensed rooms",
        text: "A special event licence is not issued for rooms that already have a Class A to D licence, so you cannot bring your own bar to them.",
        ...aglc,
      },
      {
        topic: "Free or sold",
        text: "Private non-sale: you give, guests drink. Private resale: guests pay posted prices, without offers for several drinks at once; weddings qualify.",
        ...aglc,
      },
      {
        topic: "Where to buy it",
        text: "Reportedly at a liquor store for up to 400 guests; above that the AGLC approves it.",
        ...liquorHours,
      },
      {
        topic: "Hours",
        text: "Service reportedly from 10 a.m. to 2 a.m., with one hour more to finish.",
        ...liquorHours,
      },
      {
        topic: "House rules",
        text: "Invited guests only, licence on the wall, everything bought in Alberta with receipts, nothing homemade, no bottles of guests. Minors may attend and not drink: the legal age is 18.",
        source: "glenparkhall.com; risingtideconsultants.ca",
        checked,
        confidence: "medium",
      },
      {
        topic: "Insurance",
        text: "Halls usually ask for party alcohol liability cover, often of one to five million dollars.",
        source: "glenparkhall.com; Parkland Village hall form",
        checked,
        confidence: "medium",
      },
      {
        topic: "In City places",
        text: "Only with the City's approval as well as the licence; at garden sites with a guard whom you pay.",
        source: "City of Calgary, meeting room rules and Reader Rock Garden (calgary.ca)",
        checked,
        confidence: "medium",
      },
      {
        topic: "Dry and half-dry weddings",
        text: "For a nikah, an Anand Karaj or a Jain dinner the room itself may have to be free of alcohol. Write it into the contract, also for the bar next door.",
        ...common,
      },
    ],
    links: [{ to: "/vendors?category=venues", label: "Venues" }],
  },
];
