import { common, commonPractice, flameIsWitness, venueChecklist } from "../../guide-sources.ts";
import { daysAfter, months, weeks } from "./leads.ts";
import type { PlanTask } from "./plan-task.ts";
import * as from from "./task-sources.ts";
import * as link from "./vendor-links.ts";

/** Pheras, Anand Karaj and nikah, and two rites in one wedding. */
export const riteTasks: readonly PlanTask[] = [
  {
    id: "muhurat",
    title: "Ask the priest for muhurat dates, before you ask any venue",
    about:
      "He needs both birth details and sometimes a week. For a Tamil muhurtham the hour can lie before eight in the morning: then the doors have to open before six. Ask the venue to hold the hour in writing.",
    before: months(15),
    events: ["pheras"],
    links: [link.priests, link.pherasGuide],
    ...common,
  },
  {
    id: "pandit",
    title: "Book the pandit, and ask whether he is registered in Alberta",
    about:
      "Which rite, which language, how long: the full vivah takes one and a half to three hours, a short form about one. If he is not registered, add a short signing with a commissioner.",
    before: months(9),
    events: ["pheras"],
    links: [link.priests, link.officiantGuide],
    tool: "shortlist",
    ...from.registeredClergy,
  },
  {
    id: "flame-venue",
    title: "Have the venue's yes to the fire in writing",
    about:
      "Fire permit, detectors isolated, fire watch, standby officer and who pays for it. The flame may be very small, but for most Hindu and Jain families the rite is not complete without it.",
    before: months(12),
    events: ["pheras"],
    links: [link.fireGuide, link.venues],
    ...flameIsWitness,
  },
  {
    id: "mandap",
    title: "Book mandap and stage",
    about:
      "10 by 10 to 16 by 16 feet on a stage with a ramp, eleven feet or more of ceiling, no sprinkler above the kund. For a Tamil wedding also a frame for the oonjal, the swing. Cloth a metre from the fire and flame-resistant.",
    before: months(8),
    events: ["pheras"],
    links: [link.decorators, link.mandapGuide],
    tool: "shortlist",
    ...venueChecklist,
  },
  {
    id: "samagri",
    title: "Get the priest's list of samagri, and decide who brings it",
    about:
      "Kund, ghee, wood, grains, coconuts, betel leaves, threads, the stone, the cloth that ties you. Half comes from the grocer, some from the priest, one thing from an aunt who is asked now.",
    before: weeks(6),
    events: ["pheras"],
    links: [link.priests, link.pherasGuide],
    ...common,
  },
  {
    id: "rite-roles",
    title: "Tell those who have a part in the rite: kanyadaan, laja homa, the knot",
    about:
      "Parents, the brother with the puffed rice, the sister who ties the scarves; in a Tamil wedding who holds the lamp while the thaali is tied. And who guards the shoes.",
    before: weeks(4),
    events: ["pheras"],
    links: [link.pherasGuide],
    tool: "schedule",
    ...common,
  },
  {
    id: "nagaswaram",
    title: "For a Tamil wedding: book nagaswaram and thavil, and the banana leaves",
    about:
      "The winds play loudest in the minute of the thaali: warn the hall. A kitchen that cooks a vegetarian breakfast before the muhurtham, and leaves that are ordered a month ahead.",
    before: months(6),
    events: ["pheras"],
    links: [link.djs, link.caterers, link.pherasGuide],
    ...common,
    confidence: "medium",
  },
  {
    id: "fire-watch",
    title: "Name who keeps fire watch, with extinguisher and lid beside the kund",
    about:
      "A metal tray with sand, the venue's person at the panel, the permit in the hand of whoever opens the door. The detectors are put back before lunch.",
    before: weeks(1),
    events: ["pheras"],
    links: [link.fireGuide],
    ...commonPractice,
  },
  {
    id: "gurdwara",
    title: "Book the gurdwara: Saturday mornings go first",
    about:
      "9 to 18 months ahead. The Anand Karaj is held in a gurdwara and not in a hotel or hall, and ends before noon. Ask for granthi, ragis, langar, rooms to dress, and by when the sehaj or akhand path begins.",
    before: months(14),
    events: ["anand-karaj"],
    links: [link.pherasGuide, link.bookingGuide],
    tool: "shortlist",
    ...from.bookingTimes,
  },
  {
    id: "granthi",
    title: "Ask whether the granthi is registered in Alberta, and what papers he asks for",
    about:
      "If he is not, a commissioner signs with you in ten minutes on another hour. Some gurdwaras want the licence, both parents' consent or a letter from a gurdwara abroad weeks before.",
    before: months(8),
    events: ["anand-karaj"],
    links: [link.priests, link.officiantGuide],
    ...from.registeredClergy,
  },
  {
    id: "langar",
    title: "Settle the langar: how many, who cooks, who serves",
    about:
      "Vegetarian, for everybody who comes, guests or not. Families cook with the sevadars or sponsor it; the donation covers hall, ragis and kitchen. Sweets at the door are yours.",
    before: months(3),
    events: ["anand-karaj"],
    links: [link.pherasGuide, link.caterers],
    tool: "guests",
    ...common,
  },
  {
    id: "gurdwara-rules",
    title: "Tell guests the gurdwara's rules, and lay out head coverings",
    about:
      "Head covered, shoes off, modest dress, seated on the floor with chairs at the side for elders; no alcohol or tobacco on anybody. A basket of ramaals at the door, and a card that says what happens.",
    before: weeks(5),
    events: ["anand-karaj"],
    links: [link.pherasGuide],
    tool: "guests",
    ...from.gurdwaraRules,
  },
  {
    id: "rumalla",
    title: "Order rumalla sahib and the palla",
    about:
      "What the family gives to the Guru Granth Sahib, and the scarf that joins you through the four laavan. Ask the granthi for size and colour, and who lays the palla into your hand.",
    before: weeks(7),
    events: ["anand-karaj"],
    links: [link.suits, link.pherasGuide],
    ...common,
  },
  {
    id: "laavan-brothers",
    title: "Ask the brothers and cousins who walk the bride through the laavan",
    about:
      "Four rounds, one or two for each. Practise once in the lehenga, and decide where photographers may stand: never with the back to the Guru.",
    before: weeks(3),
    events: ["anand-karaj"],
    links: [link.pherasGuide, link.photographers],
    ...common,
  },
  {
    id: "imam",
    title: "Ask mosque or jamatkhana for its dates, and book who leads the nikah",
    about:
      "An imam has to be registered in Alberta for it to be the legal marriage too. Ismaili families marry at or through the jamatkhana with its own officers: ask there first, then the hall.",
    before: months(12),
    events: ["nikah"],
    links: [link.priests, link.officiantGuide],
    tool: "shortlist",
    ...from.registeredClergy,
  },
  {
    id: "mahr",
    title: "Agree on the mahr, and have the contract drafted",
    about:
      "What it is, how much at once and how much later, in words that both of you have read. Conditions of the contract are written in before, not on the day. Ask the imam for his form.",
    before: months(3),
    events: ["nikah"],
    links: [link.pherasGuide, link.priests],
    ...common,
  },
  {
    id: "nikah-witnesses",
    title: "Name the wali and the two witnesses of the nikah",
    about:
      "Who they may be differs by school: ask the imam. If the same two are to witness the licence, they are 18 or over and stay for both signatures.",
    before: months(2),
    events: ["nikah"],
    links: [link.officiantGuide, link.pherasGuide],
    ...common,
  },
  {
    id: "nikah-hall",
    title: "Settle halal kitchen, prayer room and seating with the hall",
    about:
      "The caterer's halal certificate, no pork or alcohol in the room (also next door), a place to wash and to pray, the programme around the prayer times, and separate seating if it is wanted.",
    before: months(7),
    events: ["nikah"],
    links: [link.venues, link.caterers],
    ...venueChecklist,
  },
  {
    id: "prayer-times",
    title: "Put the prayer times of the day into the order of the day",
    about:
      "They move with the season by hours: in June maghrib is about ten in the evening, in December before six. Food is not served into them. A card on the tables says when and where.",
    before: weeks(4),
    events: ["nikah"],
    links: [link.dateFinder, link.pherasGuide],
    tool: "schedule",
    ...common,
  },
  {
    id: "nikah-sweets",
    title: "Get dates and sweets for after the dua, and the couple's two chairs",
    about:
      "A box for each guest or bowls along the rows, a pen that writes for the contract, a mirror if the families hold arsi mushaf.",
    before: weeks(2),
    events: ["nikah"],
    links: [link.decorators, link.caterers],
    ...common,
  },
  {
    id: "walima",
    title: "Settle the walima with the groom's family: day, hall, guests",
    about:
      "Hosted by the groom's side, usually the day after. It has its own head count and its own list: add it to the plan as an event if it is not the reception.",
    before: months(8),
    events: ["nikah"],
    links: [link.venues, link.caterers],
    tool: "start",
    ...common,
  },
  {
    id: "pagphera",
    title: "Plan the first visit home after the wedding",
    about:
      "Phera, pag phera or muklava: with whom, on which day, and who brings the sweets. It is a nice day to return the borrowed pots.",
    before: daysAfter(2),
    events: ["vidaai"],
    links: [link.vidaaiGuide],
    ...common,
  },
  {
    id: "two-rites",
    title: "Decide which of the two ceremonies carries the signature",
    about:
      "The licence asks for one officiant and two witnesses, once. The other rite stands whole beside it, without papers. Tell both officiants, before they hear it from each other.",
    before: months(10),
    repeats: "mixed",
    links: [link.officiantGuide, link.officiants],
    ...from.registeredClergy,
  },
  {
    id: "turn-the-room",
    title: "Ask the venue for three hours between the two ceremonies",
    about:
      "Two plans for the chairs, one for the stage, and somewhere for guests to be fed meanwhile. One coordinator holds both programmes in one document.",
    before: months(9),
    repeats: "mixed",
    links: [link.planners, link.venues],
    tool: "schedule",
    ...venueChecklist,
  },
  {
    id: "two-programmes",
    title: "Print a programme that tells each family what the other one does",
    about:
      "Ten lines for each rite: when to stand, what is said, why the shoes are gone. In the languages of the grandparents too.",
    before: weeks(7),
    repeats: "mixed",
    links: [link.invitations, link.traditionsGuide],
    ...common,
  },
];
