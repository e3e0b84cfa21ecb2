import {
  common,
  commonPractice,
  flameIsWitness,
  flamePermit,
  flameStandby,
  venueChecklist,
} from "../guide-sources.ts";
import type { TraditionArticle } from "./tradition-article.ts";

export const pheras: TraditionArticle = {
  id: "pheras",
  heading: "Pheras, the rounds about the fire",
  title: "Pheras, Laavan, Nikah and Muhurtham",
  metaDescription:
    "The Hindu rite around the fire step by step, what the venue and the fire department must allow, and why Sikh, Muslim and Tamil weddings differ.",
  lede: "A small fire is the witness. Ask about it before you ask about anything else, because a venue that refuses it has refused the wedding.",
  when: "On the wedding day, at the hour that the priest has found (the muhurat).",
  happens: [
    "Under a mandap of four posts the couple exchanges garlands (jaimala), and friends lift both out of reach. The bride's parents give her hand (kanyadaan), the hands are joined, and the ends of their scarves are tied together.",
    "The priest lights the fire in a small vessel, the havan kund. With ghee, grain and wood chips the couple makes offerings; the bride's brother fills her hands with puffed rice (laja homa). Then they walk around the fire, four times or seven by family, and speak the seven vows of the saptapadi: for food, strength, prosperity, happiness, children, health and friendship.",
    "Sindoor in the parting of her hair and the mangalsutra about her neck show that it is done. Elders bless; somewhere a cousin has stolen the groom's shoes and waits for an offer.",
  ],
  place:
    "Baraat and milni come before, lunch and the vidaai after. The full rite takes one and a half to three hours, a short form 60 to 75 minutes. The hour may be fixed by the calendar: a room that is free only until two is the wrong room for a muhurat at one.",
  venue: [
    {
      topic: "Leave for the flame",
      text: "Calgary Fire Department allows indoor open-air flame and ceremonial fire with its permit. The information package goes in at least 30 days before, through 311.",
      ...flamePermit,
    },
    {
      topic: "Do not drop it",
      text: "Without the fire the rite is not complete for most Hindu and Jain families. It may be very small: offer a smaller vessel before you accept a candle.",
      ...flameIsWitness,
    },
    {
      topic: "Smoke detectors",
      text: "The venue isolates the detectors of that zone for the hour and puts them back after; a named person keeps fire watch with an extinguisher and a lid beside the kund.",
      ...commonPractice,
    },
    {
      topic: "Standby officer",
      text: "For open flame without a permit, or an assembly in a high-rise, a fire safety codes officer may be required, by the hour with a minimum of two.",
      ...flameStandby,
    },
    {
      topic: "Mandap and stage",
      text: "A mandap of 10 by 10 to 16 by 16 feet, on a stage of 20 by 16 to 24 by 20 feet and 16 to 24 inches high, with a ramp for those who cannot climb.",
      ...venueChecklist,
    },
    {
      topic: "Ceiling",
      text: "Eleven feet or more above the mandap, and no sprinkler head over the fire. Drapes a metre away and flame-resistant.",
      ...commonPractice,
    },
    {
      topic: "Shoes off",
      text: "Nobody wears shoes on the stage: carpet, a rack, and guards along the edge.",
      ...venueChecklist,
    },
    {
      topic: "The kitchen",
      text: "Vegetarian for that day in many families, and without onion, garlic or roots in Jain ones: separate pans, and a table that says so.",
      ...venueChecklist,
    },
    {
      topic: "Two events",
      text: "Three hours to turn the room from ceremony to reception, and somewhere for guests in between.",
      ...venueChecklist,
    },
  ],
  ways: [
    {
      way: "north-indian-hindu",
      called: "Pheras, usually seven",
      text: "The seven rounds and the seven steps are two different things: some families walk seven rounds with a vow on each, others four rounds and then seven steps. Ask the pandit which, and print it for guests who cannot follow the Sanskrit.",
    },
    {
      way: "punjabi-sikh",
      called: "Anand Karaj, with four laavan",
      text: "Not pheras, and no fire. In the gurdwara the couple walks around the Guru Granth Sahib as each of the four laavan is sung. Shoes off, heads covered, no tobacco or alcohol, everyone on the floor, and langar for all. The Sikh code keeps it in a gurdwara: a hotel has the reception, never the Anand Karaj.",
    },
    {
      way: "gujarati-hindu",
      called: "Mangal phera, usually four",
      text: "A cloth (antarpat) hides bride and groom from each other until the priest lowers it; then hasta melap, the joining of hands, and four rounds for duty, prosperity, love and release. The bride leads some of them and the groom the others, by family. Whoever sits down first afterwards will rule the house.",
    },
    {
      way: "tamil-hindu",
      called: "Muhurtham",
      text: "Garlands are exchanged, the couple sits on the oonjal, a swing, and aunts sing. At the muhurtham the groom ties the thaali with three knots while nagaswaram and thavil play their loudest, the getti melam. The seven steps beside the fire follow. Often early: seven in the morning is a usual hour, and breakfast is part of it.",
    },
    {
      way: "muslim",
      called: "Nikah",
      text: "A sermon, offer and acceptance before two witnesses, the mahr agreed, the contract signed, then dua and dates: 20 to 45 minutes. In a mosque or in a hall, without alcohol or pork in the room, timed around prayer with a place for wudu, and with separate seating where the family wants it.",
    },
    {
      way: "ismaili",
      called: "Nikah",
      text: "Usually at or through the jamatkhana, led by its own officers, and short. Guests of another faith are told beforehand which part they may attend: ask the jamatkhana, then write the invitation.",
    },
    {
      way: "fusion",
      called: "Two ceremonies, one licence",
      text: "Hold both rites whole rather than halving each, the longer one first, with lunch between. The law needs one of them: one licence, one officiant who is registered in Alberta, two witnesses. Say in the programme who signs when.",
    },
  ],
  inCalgary: {
    text: "A Calgary Hindu wedding of 2015 ran like this: the fathers and then the mothers exchange garlands, refreshments, the rites, a lunch buffet, and the theft of the shoes.",
    ...commonPractice,
    source: "A guest's account of a Calgary Hindu wedding (jaxstumpes.blogspot.com, June 2015)",
  },
  ask: [
    { category: "priests", label: "Pandits, granthis and imams" },
    { category: "decor", label: "Mandap makers" },
    { category: "venues", label: "Venues" },
    { category: "caterers", label: "Caterers" },
    { category: "officiants", label: "Officiants" },
  ],
  resources: ["fire-permit", "officiants", "marriage-licence", "costs"],
  basis: common,
};
