import { common } from "../guide-sources.ts";
import type { WeddingOutline } from "./tradition-article.ts";

/** The days of a wedding, from its first evening to its last; every family changes something. */
export const weddingOutlines: readonly WeddingOutline[] = [
  {
    id: "north-indian-hindu",
    name: "North Indian Hindu",
    heart:
      "The pheras around a small fire under a mandap, at an hour that the priest has found. In a hotel, a hall, a temple or a garden: what counts is the fire.",
    order: [
      { when: "Thursday", what: "Ganesh puja at home, mehndi in the evening" },
      { when: "Friday", what: "Haldi in the morning, sangeet in the evening" },
      { when: "Saturday, by muhurat", what: "Baraat, milni, jaimala, pheras, lunch" },
      { when: "Saturday afternoon", what: "Vidaai" },
      { when: "Saturday evening", what: "Reception" },
    ],
    venue:
      "Open flame, a vegetarian kitchen in many families, shoes off on the stage, and the hour held for the muhurat.",
    ...common,
  },
  {
    id: "punjabi-sikh",
    name: "Punjabi Sikh",
    heart:
      "The Anand Karaj: four laavan, sung, while the couple walks around the Guru Granth Sahib. In a gurdwara, before noon, on the floor, with langar for everyone afterwards.",
    order: [
      { when: "Thursday", what: "Mehndi" },
      { when: "Thursday or Friday", what: "Maiyan at home, ladies' sangeet, jaggo at night" },
      { when: "Saturday, 8:30 a.m. to 2 p.m.", what: "Baraat, milni, Anand Karaj, langar" },
      { when: "Saturday, after langar", what: "Doli" },
      { when: "Saturday evening or Sunday", what: "Reception" },
    ],
    venue:
      "Book the gurdwara 9 to 18 months ahead: Saturday mornings go first. Hotels and halls serve the sangeet and the reception, not the ceremony.",
    ...common,
  },
  {
    id: "gujarati-hindu",
    name: "Gujarati Hindu and Jain",
    heart:
      "Hasta melap and four mangal phera around the fire. Jain families keep a similar rite with Jain prayers, and eat before sunset and without root vegetables.",
    order: [
      { when: "Thursday", what: "Grah Shanti prayers, mehndi" },
      { when: "Friday", what: "Pithi in the morning, garba and raas at night" },
      { when: "Saturday", what: "Jaan, ponkhvu, wedding, lunch, vidaai" },
      { when: "Saturday evening", what: "Reception" },
    ],
    venue:
      "An empty floor in the middle of the room for garba, and a Jain line in the kitchen. June's sunset near 9:55 p.m. helps an early dinner; December's at 5:32 p.m. does not.",
    ...common,
  },
  {
    id: "tamil-hindu",
    name: "Tamil and South Indian Hindu",
    heart:
      "The muhurtham: the groom ties the thaali with three knots while the nagaswaram plays. Saptapadi, the seven steps beside the fire, completes it. Brahmin and other communities differ in what stands around it.",
    order: [
      { when: "Evening before", what: "Nichayathartham, janavasam or a reception" },
      { when: "Wedding day, before dawn", what: "Mangala snanam, vratham" },
      { when: "Morning", what: "Kasi yatra, garlands, oonjal" },
      { when: "At the muhurtham", what: "Thaali, saptapadi, blessings with rice and turmeric" },
      { when: "Midday", what: "A feast on banana leaves; nalangu in the afternoon" },
    ],
    venue:
      "Doors open before six, a frame for the swing, a small flame, loud winds for a minute, and a vegetarian kitchen that cooks breakfast.",
    ...common,
    confidence: "medium",
  },
  {
    id: "muslim",
    name: "Muslim, Pakistani and Indian",
    heart:
      "The nikah: offer, acceptance, two witnesses, the mahr, the contract. In a mosque or a hall; the imam has to be registered in Alberta for it to be the legal marriage too.",
    order: [
      { when: "Weeks before", what: "Dholki evenings" },
      { when: "Thursday", what: "Mehndi; mayun some days earlier" },
      { when: "Friday or Saturday", what: "Nikah, often after Friday prayer" },
      { when: "Saturday", what: "Shaadi (baraat day) and rukhsati" },
      { when: "Sunday", what: "Walima, hosted by the groom's family" },
    ],
    venue:
      "Halal kitchen with a certificate, no pork or alcohol in the room, a place to pray and to wash, and a plan for separate seating if it is wanted.",
    ...common,
  },
  {
    id: "ismaili",
    name: "Ismaili",
    heart:
      "The nikah, usually at or through the jamatkhana and led by its own officers. The evenings around it follow the family's roots: Gujarat and East Africa, Afghanistan, Tajikistan, Syria.",
    order: [
      { when: "Days before", what: "Pithi and mehndi at home" },
      { when: "Evening before", what: "Dandiya or garba night" },
      { when: "Wedding day", what: "Nikah at the jamatkhana" },
      { when: "Same evening", what: "Reception, dinner and dancing" },
    ],
    venue:
      "Ask the jamatkhana for its dates first, then the hall. Families differ about alcohol and meat: ask, and write the answer into the contract.",
    ...common,
    confidence: "medium",
  },
  {
    id: "fusion",
    name: "Fusion, two families of two kinds",
    heart:
      "What both families recognise. That is nearly always two whole ceremonies in one or two days, and one signature: the licence asks for one officiant and two witnesses.",
    order: [
      { when: "Two evenings before", what: "Mehndi for both families" },
      { when: "Evening before", what: "Sangeet in place of the rehearsal dinner" },
      { when: "Morning", what: "The longer ceremony: pheras, Anand Karaj or nikah" },
      { when: "Late afternoon", what: "The other ceremony, with the vows of the other family" },
      { when: "Evening", what: "One reception, one aisle of both menus" },
    ],
    venue:
      "Three hours to turn the room, two plans for the chairs, and one coordinator who has both programmes in one document.",
    ...common,
    confidence: "medium",
  },
];
