import { common } from "../guide-sources.ts";
import type { Provenance } from "../provenance.ts";

export const worshipHouses = ["gurdwara", "mandir", "masjid", "jamatkhana"] as const;

export type WorshipHouse = (typeof worshipHouses)[number];

/** What a house of worship asks of whoever comes to a wedding there, in the order in which a guest meets it. */
export type GuestCustoms = { name: string; asks: readonly string[] } & Provenance;

export const guestCustoms: Readonly<Record<WorshipHouse, GuestCustoms>> = {
  gurdwara: {
    name: "In the gurdwara",
    asks: [
      "Cover your head, men and women alike. There are scarves at the door if you have none.",
      "Leave your shoes on the racks and wash your hands. Bring no tobacco and no alcohol.",
      "Wear something that covers shoulders and legs and that you can sit on the floor in. Chairs or benches are there for anyone who can’t.",
      "In the darbar everyone sits on the floor before the Guru Granth Sahib, with feet tucked in and never pointing towards it. You may bow, or simply sit down quietly.",
      "Langar follows: a vegetarian meal for everyone, of any faith or none. Take what you can finish.",
    ],
    ...common,
  },
  mandir: {
    name: "In the mandir",
    asks: [
      "Leave your shoes at the entrance.",
      "Cover shoulders and knees. Leather belts and bags stay outside in some mandirs.",
      "Come without meat or alcohol. Prasad is offered to everyone; take it with your right hand.",
      "Ask before you photograph the shrine.",
    ],
    ...common,
  },
  masjid: {
    name: "In the masjid",
    asks: [
      "Wear loose clothing that covers arms and legs. Women bring a headscarf.",
      "Leave your shoes on the shelves before the carpet.",
      "Men and women often sit apart; someone shows you where.",
      "Don’t walk in front of anyone who prays, and silence your phone.",
    ],
    ...common,
  },
  jamatkhana: {
    name: "At the jamatkhana",
    asks: [
      "Dress modestly and smartly, as for a formal family occasion.",
      "Volunteers at the door receive you and show you where shoes and coats go.",
      "Prayers are for members of the jamat. The family tells you which part guests join.",
      "Put your camera and phone away unless the family says otherwise.",
    ],
    ...common,
  },
};

/** Events that are held in one of these houses, wherever the couple says that they are. */
export const houseOfEvent: Readonly<Record<string, WorshipHouse>> = {
  "anand-karaj": "gurdwara",
  "ismaili-nikah": "jamatkhana",
};

/** What people call each of them in the place of an event. */
export const houseWords: Readonly<Record<WorshipHouse, RegExp>> = {
  gurdwara: /\b(?:gurdwara|gurudwara|darbar)\b/iu,
  mandir: /\b(?:mandir|hindu temple|hindu society)\b/iu,
  masjid: /\b(?:masjid|mosque|islamic (?:centre|center))\b/iu,
  jamatkhana: /\bjamat ?khana\b/iu,
};
