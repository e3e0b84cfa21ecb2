import { common, commonPractice } from "../../guide-sources.ts";
import { days, months, weeks } from "./lead-times.ts";
import type { ChecklistTask } from "./checklist-task.ts";
import * as from from "./task-sources.ts";
import * as link from "./vendor-links.ts";

/** Ceremony, reception, rehearsal and brunch. */
export const standardTasks: readonly ChecklistTask[] = [
  {
    id: "officiant",
    title: "Find who marries you: marriage commissioner or registered clergy",
    about:
      "A marriage commissioner is appointed by the Province and takes 20 to 30 minutes; clergy must be registered with Vital Statistics. Calgary's City Hall marries nobody. Six to twelve months ahead.",
    before: months(9),
    events: ["ceremony"],
    links: [link.officiants, link.officiantGuide],
    tool: "shortlist",
    ...from.officiantTimes,
  },
  {
    id: "dress",
    title: "Order dress and suit, with time for alterations",
    about:
      "Eight to ten months for a dress that is made, with two or three fittings. Suits are quicker; hired ones want the measurements of men who live elsewhere.",
    before: months(9),
    events: ["ceremony", "elopement"],
    links: [link.bridalWear, link.suits],
    tool: "shortlist",
    ...from.bookingTimes,
  },
  {
    id: "wedding-party",
    title: "Ask bridesmaids and groomsmen, and say what it costs them",
    about:
      "Who stands beside you, what they wear, who pays for it, and which days they must be free for: fittings, rehearsal, the day. People say yes more gladly when they know.",
    before: months(9),
    events: ["ceremony"],
    links: [link.bridesmaidsGuide],
    ...common,
  },
  {
    id: "ceremony-music",
    title: "Settle the music of the ceremony",
    about:
      "Something while guests sit down, the way in, the signing, the way out. Outdoors ask for power; in the national park only quiet acoustic music is allowed.",
    before: months(6),
    events: ["ceremony"],
    links: [link.djs],
    ...commonPractice,
  },
  {
    id: "vows",
    title: "Write the vows and choose the readings",
    about:
      "In a civil ceremony two sentences are law: that nothing lawful stands in the way, and that you call on those present to witness. The rest is yours. Read it aloud once; two minutes each is long.",
    before: months(2),
    events: ["ceremony", "elopement"],
    links: [link.officiantGuide],
    ...from.officiantTimes,
  },
  {
    id: "ceremony-rain",
    title: "Name the room for an outdoor ceremony that rains in",
    about:
      "Chairs for everybody, a way for wheelchairs, and the same hour. Tents want weights or stakes and the supplier's limit for wind: many are struck above gusts of 50 to 60 km/h.",
    before: months(5),
    events: ["ceremony"],
    links: [link.weatherGuide, link.venues],
    ...commonPractice,
  },
  {
    id: "music",
    title: "Book the DJ or band of the reception",
    about:
      "Eight to twelve months ahead. Ask who comes in person, what they need of power and floor, and when the room's music has to end. For two families: who knows bhangra, and who knows the two-step.",
    before: months(10),
    events: ["reception"],
    links: [link.djs],
    tool: "shortlist",
    ...from.bookingTimes,
  },
  {
    id: "reception-plan",
    title: "Draw the room: tables, stage, floor, drinks, gift table",
    about:
      "Ask the hall for its plan with doors and power. A dance floor wants about three to four and a half square feet for each guest; elders sit away from the speakers.",
    before: months(3),
    events: ["reception", "shaadi", "walima"],
    links: [link.tableGuide, link.lightingGuide],
    tool: "seating",
    ...commonPractice,
  },
  {
    id: "speeches",
    title: "Choose who speaks, in which order, for how long",
    about:
      "Five minutes each and dinner stays warm. One host who announces in the languages of both families, and who may interrupt.",
    before: months(2),
    events: ["reception"],
    links: [link.djs],
    tool: "schedule",
    ...common,
  },
  {
    id: "playlist",
    title: "Give the DJ the songs: entrance, first dance, and what is never played",
    about:
      "A short list of must and a shorter one of must not. Say who cuts the cake to what, and when the families perform.",
    before: weeks(4),
    events: ["reception"],
    links: [link.djs],
    tool: "schedule",
    ...common,
  },
  {
    id: "last-dance",
    title: "Settle the end of the evening: last song, last coach, who locks up",
    about:
      "Service of alcohol reportedly ends at 2 a.m. at the latest, music outdoors at 10 p.m. Somebody takes cards, gifts and the top of the cake home.",
    before: days(7),
    events: ["reception"],
    links: [link.noiseGuide, link.liquorGuide],
    tool: "schedule",
    ...commonPractice,
  },
  {
    id: "rehearsal",
    title: "Settle hour and place of the rehearsal and its dinner",
    about:
      "With the officiant or the coordinator, everybody who walks, and whoever carries the rings. An hour is enough; the dinner afterwards is for those who came from far.",
    before: months(3),
    events: ["rehearsal"],
    links: [link.venues, link.caterers],
    tool: "schedule",
    ...common,
  },
  {
    id: "rehearsal-walk",
    title: "Walk it once: in, stand, sign, out",
    about:
      "Where each one stands, who holds the flowers during the signing, what the music's last bar is. Bring the pen.",
    before: days(1),
    events: ["rehearsal"],
    links: [link.officiantGuide],
    ...common,
  },
  {
    id: "brunch",
    title: "Reserve the brunch for those who leave the next day",
    about:
      "Near the hotel of most guests, in a room of its own, from a late hour. Say on the insert whether it is for everybody or for the families.",
    before: months(4),
    events: ["brunch"],
    links: [link.venues, link.caterers],
    ...common,
  },
];
