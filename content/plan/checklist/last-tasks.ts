import { common, commonPractice } from "../../guide-sources.ts";
import { days, weeks } from "./lead-times.ts";
import type { ChecklistTask } from "./checklist-task.ts";
import * as from from "./task-sources.ts";
import * as link from "./vendor-links.ts";

/** What every wedding comes to in its last three months. */
export const lastTasks: readonly ChecklistTask[] = [
  {
    id: "invitations-post",
    title: "Post the invitations, with a day to reply by",
    about:
      "Two to three months before. Ask for diets and allergies with the reply. Three weeks before the caterer's day is a good day to reply by.",
    before: weeks(11),
    links: [link.invitations],
    tool: "guests",
    ...from.bookingTimes,
  },
  {
    id: "menu",
    title: "Taste and settle the menu, diets included",
    about:
      "Separate pans for vegetarian, Jain and halal, labels in words, a children's plate and a plate for each vendor who works the evening. Ask for the last day to change the number.",
    before: weeks(9),
    links: [link.caterers],
    tool: "guests",
    ...commonPractice,
  },
  {
    id: "rings",
    title: "Buy the rings, or the jewellery that the ceremony asks for",
    about:
      "Sizing takes weeks. Ask both families what is brought by whom: rings, mangalsutra, thaali, kara, or the gifts named in the mahr.",
    before: weeks(9),
    links: [link.jewellery],
    ...common,
  },
  {
    id: "order-of-days",
    title: "Write the order of each day with the people who work it",
    about:
      "Times, places, who stands where, one telephone number that is not yours. Give every vendor the same sheet. Leave a quarter of an hour more than seems needed.",
    before: weeks(8),
    links: [link.planners],
    tool: "schedule",
    ...commonPractice,
  },
  {
    id: "outfits-fitted",
    title: "Last fittings, with the shoes you will wear",
    about:
      "Sit, climb a stair, raise both arms, dance. In winter try the shawl or coat over it too, and soles that hold on ice.",
    before: weeks(5),
    links: [link.bridalWear, link.suits],
    ...common,
  },
  {
    id: "answers",
    title: "Ring those who have not replied",
    about:
      "Two people from each side share the list. Until they reply, count them in: an empty chair is cheaper than a missing plate.",
    before: weeks(4),
    links: [link.caterers],
    tool: "guests",
    ...common,
  },
  {
    id: "numbers-of-event",
    title: "Give the final number for {event} to caterer and hall",
    about:
      "With diets, children and vendors' meals counted apart. Ask by when it binds: for most caterers that is one to two weeks before. Put their confirmation with the contract.",
    before: weeks(2),
    repeats: "each-event",
    except: ["ismaili-nikah"],
    links: [link.caterers],
    tool: "guests",
    ...commonPractice,
  },
  {
    id: "seating",
    title: "Settle who sits where",
    about:
      "Households together, elders near a door and away from the speakers, a table for those who come late. Print the lists by table and by name.",
    before: weeks(2),
    events: ["reception", "sangeet", "shaadi", "walima"],
    links: [link.tableGuide],
    tool: "seating",
    ...commonPractice,
  },
  {
    id: "payments",
    title: "Look through all contracts: what is paid, what is due, what is in cash",
    about:
      "Put the cash that is due on the day in named envelopes with one trusted person. Confirm each vendor's hour of arrival while you have them on the line.",
    before: weeks(2),
    links: [link.costGuide],
    tool: "budget",
    ...commonPractice,
  },
  {
    id: "weather-plan",
    title: "Decide by when, and by whom, the rain plan is called",
    about:
      "Hail comes from mid-afternoon to evening in July and August, smoke from mid July, snow whenever it likes. Choose the hour in the morning and the person, and let the venue know.",
    before: weeks(2),
    links: [link.weatherGuide],
    ...common,
  },
  {
    id: "week-confirm",
    title: "Confirm hour and place with every vendor, in writing",
    about:
      "One message to all, with the run sheet attached and the name of who opens the door. Whoever does not answer within a day is telephoned.",
    before: days(6),
    links: [link.planners],
    tool: "schedule",
    ...commonPractice,
  },
  {
    id: "papers",
    title: "Put licence, rings and contracts into one envelope with one person",
    about:
      "The marriage licence is one sheet of two parts and is not folded. Without it the officiant cannot marry you, whatever stands ready.",
    countedFrom: "first-rite",
    before: days(3),
    links: [link.licenceGuide],
    ...from.officiantTimes,
  },
  {
    id: "emergency-kit",
    title: "Pack the bag that saves the day",
    about:
      "Safety pins by the dozen, needle and thread, plasters, painkillers, chargers, water, something to eat, flat shoes, a stain remover that you have tried. One bag for each event.",
    before: days(2),
    links: [link.bridesmaidsGuide],
    ...common,
  },
  {
    id: "sleep",
    title: "Hand the telephone to somebody else, and sleep",
    about:
      "From the evening before, questions go to the person on the run sheet. You are the only ones who cannot be replaced.",
    before: days(1),
    links: [link.planners],
    tool: "schedule",
    ...common,
  },
  {
    id: "day-eat",
    title: "Eat something, and bring the envelope with the licence",
    about:
      "A whole breakfast before makeup. Then licence, rings or jewellery, and the vendors' envelopes leave the house in the hand of one named person.",
    countedFrom: "first-rite",
    before: days(0),
    links: [link.licenceGuide],
    ...common,
  },
  {
    id: "day-sign",
    title: "Sign the register, with both witnesses and the officiant present",
    about:
      "Before the pictures and before the music, or it waits until midnight. You receive a statement of the ceremony; the officiant sends the rest to the registry within 48 hours.",
    countedFrom: "first-rite",
    before: days(0),
    links: [link.officiantGuide],
    ...from.afterCeremony,
  },
];
