import { common, venueChecklist } from "../../guide-sources.ts";
import { months, weeks } from "./lead-times.ts";
import type { ChecklistTask } from "./checklist-task.ts";
import * as from from "./task-sources.ts";
import * as link from "./vendor-links.ts";

/** The nikah, in a mosque or a hall, and the feasts around it. */
export const muslimTasks: readonly ChecklistTask[] = [
  {
    id: "imam",
    title: "Ask the mosque for its dates, and book who leads the nikah",
    about:
      "An imam has to be registered in Alberta for it to be the legal marriage too; if he isn't, add a short signing with a commissioner. Ask how the hour lies between the prayers.",
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
      "What it is, how much at once and how much later, in words that both of you have read. Conditions of the contract are written in before, not on the day. Ask the person who leads the nikah for their form.",
    before: months(3),
    events: ["nikah", "ismaili-nikah"],
    links: [link.pherasGuide, link.priests],
    ...common,
  },
  {
    id: "nikah-witnesses",
    title: "Name the wali and the two witnesses of the nikah",
    about:
      "Who they may be differs by school and family: ask the person who leads the nikah. If the same two are to witness the licence, they are 18 or over and stay for both signatures.",
    before: months(2),
    events: ["nikah", "ismaili-nikah"],
    links: [link.officiantGuide, link.pherasGuide],
    ...common,
  },
  {
    id: "nikah-hall",
    title: "Settle halal kitchen, prayer room and seating with the hall",
    about:
      "The caterer's halal certificate, no pork or alcohol in the room (also next door), a place to wash and to pray, the programme around the prayer times, and separate seating if it is wanted.",
    before: months(7),
    events: ["nikah", "shaadi", "walima"],
    links: [link.venues, link.caterers],
    ...venueChecklist,
  },
  {
    id: "prayer-times",
    title: "Put the prayer times of the day into the order of the day",
    about:
      "They move with the season by hours: in June maghrib is about ten in the evening, in December before six. Food is not served into them. A card on the tables says when and where.",
    before: weeks(4),
    events: ["nikah", "shaadi", "walima"],
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
    events: ["nikah", "ismaili-nikah"],
    links: [link.decorators, link.caterers],
    ...common,
  },
  {
    id: "walima",
    title: "Settle the walima with the groom's family: day, hall, guests",
    about:
      "Hosted by the groom's side, usually the day after. It has its own head count and its own list: add it to the plan as an event if it is not the reception.",
    before: months(8),
    events: ["nikah", "walima"],
    links: [link.venues, link.caterers],
    tool: "details",
    ...common,
  },
  {
    id: "shaadi-hall",
    title: "Book the hall of the baraat and rukhsati",
    about:
      "Usually hosted by the bride's family: a stage with two seats, a way for the baraat to arrive, a halal kitchen, and how late the music may play.",
    before: months(13),
    events: ["shaadi"],
    links: [link.venues, link.decorators],
    tool: "shortlist",
    ...venueChecklist,
  },
  {
    id: "dholki-homes",
    title: "Divide the dholki evenings among aunts and friends",
    about:
      "One home for each evening, the dholki itself, who cooks and who knows the songs. Tell the neighbours, and end the drums outdoors by 10 p.m.",
    before: months(2),
    events: ["dholki"],
    links: [link.sangeetGuide, link.noiseGuide],
    ...common,
  },
  {
    id: "mayun-things",
    title: "Get ubtan, oil, bowls and towels for the mayun",
    about:
      "Try the paste on the inside of an arm a week before. A floor that may turn yellow, and clothes that nobody wants back.",
    before: weeks(2),
    events: ["mayun"],
    links: [link.haldiGuide],
    ...common,
  },
];
