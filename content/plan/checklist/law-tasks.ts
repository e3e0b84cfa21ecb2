import { flamePermit } from "../../guide-sources.ts";
import { days, months, weeks } from "./lead-times.ts";
import type { ChecklistTask } from "./checklist-task.ts";
import * as from from "./task-sources.ts";
import * as link from "./vendor-links.ts";

/** What Alberta and the City ask for, with their dates. */
export const lawTasks: readonly ChecklistTask[] = [
  {
    id: "marriage-licence",
    title: "Buy the Alberta marriage licence together",
    about:
      "Any registry agent, both of you in person, with photo identification, divorce or death certificates where they apply, and your parents' full names and birthplaces. It is valid for three months from the day it is issued, and only in Alberta. There is no waiting period.",
    countedFrom: "first-rite",
    before: weeks(6),
    deadline: {
      before: days(1),
      says: "Registries are offices: the last one open is before the day you marry",
    },
    opens: "licence-window",
    links: [link.licenceGuide, link.dateFinder],
    ...from.licenceRule,
  },
  {
    id: "witnesses",
    title: "Ask two adults to be your witnesses",
    about:
      "Both are 18 or over, present and signing; they need not live in Alberta. Nobody who takes part may be impaired, and nobody can stand in for you. Tell them where the signing is and when.",
    before: months(2),
    links: [link.officiantGuide],
    source: "weddingsbywylie.com; reverendshannon.com",
    checked: from.licenceRule.checked,
    confidence: "high",
  },
  {
    id: "interpreter",
    title: "Find an interpreter if one of you is not fluent in English",
    about:
      "For the licence an adult interpreter comes with you, and you bring that person yourselves. For the ceremony ask your officiant whether one is wanted there too.",
    before: months(3),
    links: [link.licenceGuide],
    ...from.licenceRule,
  },
  {
    id: "temporary-commissioner",
    title: "If a friend is to marry you: apply for the day's commission",
    about:
      "A temporary marriage commissioner is named for one day, reportedly also from the general public; no fee may be charged. Processing takes one to four weeks. Read the Province's page first, and have a registered officiant in mind.",
    before: months(4),
    events: ["ceremony", "elopement"],
    deadline: { before: weeks(4), says: "The Province reportedly takes up to four weeks" },
    links: [link.officiantGuide, link.officiants],
    ...from.temporaryCommissioner,
  },
  {
    id: "fire-permit",
    title: "File the fire permit for the havan",
    about:
      "The venue's written consent first, then the information package through 311 to the Calgary Fire Department. Settle who files: you, the priest, the decorator or the hall. The venue isolates the detectors of that zone and puts them back.",
    before: months(2),
    events: ["pheras", "hasta-melap", "muhurtham"],
    place: "calgary",
    deadline: { before: days(30), says: "The City wants the package at least 30 days before" },
    links: [link.fireGuide, link.mandapGuide],
    ...flamePermit,
  },
  {
    id: "city-park-permit",
    title: "If you marry in a City park: apply for the permit",
    about:
      "A wedding is a special use. One City page says 30 days at least, another eight weeks: plan with eight. Roads, a stage or large sound take 90 days. Most applications for a year are processed after its New Year; Reader Rock Garden opens on 1 October before.",
    before: months(6),
    events: ["ceremony", "elopement", "pheras", "hasta-melap", "muhurtham", "nikah"],
    place: "calgary",
    deadline: { before: weeks(8), says: "The City's pages speak of up to eight weeks" },
    links: [link.parkGuide, link.archGuide],
    ...from.cityParkTimes,
  },
  {
    id: "liquor-licence",
    title: "If you serve alcohol: settle whose liquor licence covers each room",
    about:
      "Hotels and restaurants use their own; a rented hall, tent or garden without one needs a private special event licence of the AGLC. You either give drinks away or sell them to invited guests: decide before you apply.",
    before: months(3),
    events: ["reception", "sangeet", "rehearsal"],
    links: [link.liquorGuide, link.venues],
    ...from.aglcRules,
  },
  {
    id: "hall-insurance",
    title: "Take out the insurance that the hall asks for",
    about:
      "Rented halls usually ask for party alcohol liability cover, often of one to five million dollars, with the hall named in it. Decorators and horse owners bring their own certificate: ask for the copies.",
    before: months(2),
    events: ["reception", "sangeet", "garba", "dandiya"],
    links: [link.liquorGuide, link.venues],
    ...from.hallInsurance,
  },
  {
    id: "drone-papers",
    title: "If a drone is to fly: see its permits",
    about:
      "In City parks a drone of 250 grams or more needs a Parks permit of up to eight weeks, never over a gathering. In Banff recreational drones are prohibited. Ask the pilot for certificate, insurance and NAV CANADA's approval on paper.",
    before: months(4),
    deadline: { before: weeks(8), says: "The City's permit takes up to eight weeks" },
    links: [link.droneGuide, link.videographers],
    ...from.dronePermit,
  },
  {
    id: "baraat-street",
    title: "If the baraat uses a public road: ask the City",
    about:
      "On the venue's own drive you need only the venue. Any lane of a road reportedly takes route map, traffic plan, insurance and the police, four to eight weeks and three months for a closure. Ask the City before you plan on it.",
    before: months(6),
    events: ["baraat"],
    place: "calgary",
    deadline: { before: days(90), says: "The City asks 90 days for what goes beyond a simple booking" },
    links: [link.baraatGuide, link.transport],
    ...from.streetTimes,
  },
];
