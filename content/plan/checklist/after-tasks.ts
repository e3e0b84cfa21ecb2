import { common, commonPractice } from "../../guide-sources.ts";
import { daysAfter } from "./lead-times.ts";
import type { ChecklistTask } from "./checklist-task.ts";
import * as from from "./task-sources.ts";
import * as link from "./vendor-links.ts";

/** What remains when the music has stopped. */
export const afterTasks: readonly ChecklistTask[] = [
  {
    id: "marriage-certificate",
    title: "Order the marriage certificate at a registry",
    about:
      "The officiant registers the marriage within 48 hours; about two weeks later any registry can print the certificate. You need it for passports, immigration, banks and a change of name. The paper of the day itself is not it.",
    countedFrom: "first-rite",
    before: daysAfter(16),
    links: [link.officiantGuide],
    ...from.afterCeremony,
  },
  {
    id: "return",
    title: "Bring back what was rented, and fetch what was forgotten",
    about:
      "Suits, vases, decor, the lost shoe. Ask the venue for its box of found things within the week; halls give it away sooner than one thinks.",
    before: daysAfter(3),
    links: [link.suits],
    ...common,
  },
  {
    id: "settle",
    title: "Pay what is open and ask deposits back",
    about:
      "Compare the last bills with the contracts: numbers of guests, hours, service charge and GST. A damage deposit that nobody asks for stays where it is.",
    before: daysAfter(10),
    links: [link.costGuide],
    tool: "budget",
    ...commonPractice,
  },
  {
    id: "thanks",
    title: "Write the thanks, household by household",
    about:
      "The list of guests has the addresses. Note what each gave before the boxes are gone; ten letters an evening is two weeks for a large wedding.",
    before: daysAfter(30),
    links: [link.invitations],
    tool: "guests",
    ...common,
  },
  {
    id: "names",
    title: "Change names and addresses where you wish to",
    about:
      "With the marriage certificate: driver's licence and health card at a registry, passport, bank, employer, insurance. Nobody in Alberta has to change a name.",
    before: daysAfter(40),
    links: [link.officiantGuide],
    ...common,
  },
  {
    id: "reviews",
    title: "Tell the next couple who was good",
    about:
      "A review while you remember the hour they came. Vendors live from it, and it helps more than a tip. Ask the photographer by when the pictures come.",
    before: daysAfter(45),
    links: [link.photographers],
    tool: "shortlist",
    ...common,
  },
];
