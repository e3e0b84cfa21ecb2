import { banffRules, common, venueChecklist } from "../guide-sources.ts";
import type { Provenance } from "../provenance.ts";
import type { EventKindId } from "./event-kinds.ts";

/** What an event is, in a sentence or two, and who is usually there. */
export type EventNote = { about: string; who: string } & Provenance;

/** Customs differ from family to family: each says what most of them do. */
export const eventNotes: Readonly<Record<EventKindId, EventNote>> = {
  rehearsal: {
    about: "You walk through the ceremony once, then eat together.",
    who: "Wedding party, readers, both families",
    ...common,
  },
  dholki: {
    about: "An evening of songs to the dholki at home; many families hold several in the weeks before.",
    who: "Women of the family, neighbours, friends",
    ...common,
  },
  mayun: {
    about:
      "Elders and sisters apply ubtan, a turmeric paste, to bride and groom, each in their own home. Many brides then rest until the mehndi.",
    who: "Close family, mostly women",
    ...common,
  },
  puja: {
    about:
      "A prayer with the family's priest before the celebrations begin: Ganesh puja in many homes, Grah Shanti in Gujarati ones. It can have a small flame.",
    who: "Parents, the couple, close family",
    ...common,
  },
  mehndi: {
    about:
      "Henna for the bride's hands and feet, then for the guests, with songs and food. One to three days before, because the stain darkens.",
    who: "Women of both families, friends; today often everyone",
    ...common,
  },
  sangeet: {
    about:
      "A night of music: both families perform, then everyone dances. Punjabi families often end it with the jaggo.",
    who: "Both families and friends",
    ...common,
  },
  garba: {
    about: "Garba in circles, then raas with sticks, on an empty floor in the middle of the room.",
    who: "Both families and friends, in chaniya choli and kediyu",
    ...common,
  },
  dandiya: {
    about: "Raas with sticks and a late dinner, in Ismaili families with roots in Gujarat and East Africa.",
    who: "Both families and friends",
    ...common,
  },
  haldi: {
    about: "Elders apply turmeric, oil and sandalwood to bride and groom, each at home, for blessing.",
    who: "Close family",
    ...common,
  },
  maiyan: {
    about:
      "Vatna, a turmeric paste, is rubbed in under a held cloth, and the red thread is tied; in Sikh and Punjabi Hindu homes.",
    who: "Close family and neighbours",
    ...common,
  },
  pithi: {
    about:
      "Turmeric, sandalwood and rose water, applied by the women of the family, each of the two at home.",
    who: "Close family; the aunts lead",
    ...common,
  },
  nichayathartham: {
    about:
      "The betrothal: families exchange plates with fruit, betel and clothes, and the day is read aloud. Often the evening before, in some families months earlier.",
    who: "Both families, priest",
    ...common,
    confidence: "medium",
  },
  baraat: {
    about:
      "The groom's family dances him to the door with dhol, by horse, car or on foot. About an hour at most.",
    who: "The groom's family and friends",
    ...common,
  },
  milni: {
    about: "Relatives of both families greet each other in pairs with garlands, then there is tea.",
    who: "Elders of both families, in pairs",
    ...common,
  },
  ceremony: {
    about:
      "Vows, rings and the signing of the Alberta licence with two witnesses; 20 to 30 minutes when it is civil.",
    who: "Everyone",
    ...common,
  },
  elopement: {
    about:
      "The two of you, an officiant and two adult witnesses. In Banff National Park you register with Parks Canada: at most 20 people, small props, no amplified sound.",
    who: "The two of you, two witnesses, at most 20 people in the park",
    ...banffRules,
  },
  pheras: {
    about:
      "Jaimala, kanyadaan, havan, the rounds about the fire and the seven steps. Your priest gives the muhurat. In Calgary the flame needs a fire permit, 30 days before.",
    who: "Everyone",
    ...common,
  },
  "hasta-melap": {
    about:
      "The jaan is welcomed with ponkhvu; behind the antarpat, then hasta melap and four mangal phera. Your priest gives the hour. In Calgary the flame needs a fire permit, 30 days before.",
    who: "Everyone",
    ...common,
  },
  muhurtham: {
    about:
      "Kasi yatra, garlands and oonjal, then the thaali with three knots at the muhurtham, which your family's priest gives: often early. Saptapadi beside a small fire follows.",
    who: "Everyone; breakfast is part of it",
    ...common,
    confidence: "medium",
  },
  nalangu: {
    about:
      "Songs and playful games between the two in the afternoon; some families hold a nalangu with turmeric before.",
    who: "Close family",
    ...common,
    confidence: "medium",
  },
  "anand-karaj": {
    about:
      "In the gurdwara, before noon: four laavan, sung, while you walk around the Guru Granth Sahib. Heads covered, shoes off, no meat, alcohol or tobacco; langar for everyone after.",
    who: "Everyone who comes: the sangat is open",
    ...common,
  },
  nikah: {
    about:
      "Sermon, offer and acceptance before two witnesses, the mahr, the signing, then dua. In a mosque or a hall, timed around prayer; often after Friday prayer.",
    who: "Both families; the imam, wali and two witnesses",
    ...common,
  },
  "ismaili-nikah": {
    about:
      "Arranged with your jamatkhana and led by its own officers; usually short. Ask first which part guests of other faiths may attend.",
    who: "As the jamatkhana says",
    ...common,
    confidence: "medium",
  },
  vidaai: {
    about:
      "The bride leaves with her husband's family: doli in Punjabi families. Goodbyes, and rice thrown back.",
    who: "Her family, both of you",
    ...common,
  },
  shaadi: {
    about:
      "The day of the baraat, usually hosted by the bride's family: arrival, salami and games, dinner, and rukhsati, when the bride leaves. The nikah can be part of it.",
    who: "Everyone",
    ...common,
  },
  reception: {
    about: "Entrance, dinner, speeches, first dance, open floor.",
    who: "Everyone",
    ...venueChecklist,
  },
  dinner: { about: "One long table after the ceremony.", who: "Everyone", ...common },
  brunch: {
    about: "A late breakfast for those who travel home.",
    who: "Guests from away, families",
    ...common,
  },
  walima: {
    about: "The wedding feast, hosted by the groom's family, usually the day after.",
    who: "Everyone",
    ...common,
  },
};
