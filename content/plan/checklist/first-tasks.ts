import { common, commonPractice } from "../../guide-sources.ts";
import { months } from "./lead-times.ts";
import type { ChecklistTask } from "./checklist-task.ts";
import * as from from "./task-sources.ts";
import * as link from "./vendor-links.ts";

/** What every wedding begins with, down to three months before. */
export const firstTasks: readonly ChecklistTask[] = [
  {
    id: "families",
    title: "Sit down with both families: which events, which days, how many guests",
    about:
      "Write down each event with its own number. Plates, chairs and rooms follow from a head count for each event, never from one for the wedding. Say early who pays for what.",
    before: months(15),
    links: [link.traditionsGuide],
    tool: "details",
    ...common,
  },
  {
    id: "budget",
    title: "Agree on what you can spend, with a part for what nobody thought of",
    about:
      "The number of guests decides more than the flowers will. Hotels add about 18 to 20 per cent service and GST comes on that, so compare offers with both in.",
    before: months(15),
    links: [link.costGuide],
    tool: "budget",
    ...commonPractice,
  },
  {
    id: "date-check",
    title: "Check the day against Stampede, long weekends and both calendars",
    about:
      "In the ten days of the Stampede rooms cost about double. Families may avoid Shradh, and some Chaturmas or Adhik Maas; Ramadan and exam weeks move other guests. Look at sunset too if you want pictures in the light.",
    before: months(15),
    links: [link.weekendGuide, link.dateFinder],
    ...commonPractice,
  },
  {
    id: "guest-list",
    title: "Write the first guest list, sorted by must, should and if there is room",
    about:
      "Both sides in one list, by household, with who proposed them. It is easier to cut a list that says why somebody is on it.",
    before: months(14),
    links: [link.bookingGuide],
    tool: "guests",
    ...common,
  },
  {
    id: "venue",
    title: "Book the venue of the largest event",
    about:
      "12 to 18 months ahead, or 8 to 12 in the off-season. Before you drive there ask three things: open flame and outside caterer if you need them, the hours of load-in and end, and the room if it rains or smokes.",
    before: months(14),
    links: [link.venues, link.bookingGuide],
    tool: "shortlist",
    ...from.venueTimes,
  },
  {
    id: "planner",
    title: "Book a planner, if one is to see you through all of it",
    about:
      "For several events in one week take one who has run such a week. A coordinator for the last month only is found later.",
    before: months(13),
    links: [link.planners],
    tool: "shortlist",
    ...from.bookingTimes,
  },
  {
    id: "abroad",
    title: "Tell relatives abroad their dates: visitor visas take time",
    about:
      "Send date, address and your names as in the passport; some ask for a letter of invitation. Ask when they book flights, and what they need from you.",
    before: months(12),
    links: [link.weekendGuide],
    tool: "guests",
    ...common,
  },
  {
    id: "photographer",
    title: "Book the photographer, one team for all events",
    about:
      "A photographer takes about 30 weddings a year, most on weekends from May to October. Settle hours per event, a second photographer, and what happens when an event runs late.",
    before: months(12),
    links: [link.photographers],
    tool: "shortlist",
    ...from.bookingTimes,
  },
  {
    id: "videographer",
    title: "Book the film team, or decide against one",
    about:
      "Best together with the photographer, so that both know each other. Ask for sound of vows and speeches, and how a live stream for relatives abroad would work.",
    before: months(11),
    links: [link.videographers],
    tool: "shortlist",
    ...from.bookingTimes,
  },
  {
    id: "caterer",
    title: "Choose the caterer, event by event",
    about:
      "If the venue brings its own, ask for its Indian or vegetarian menu and for the fee of an outside caterer. Say which diets come: vegetarian, vegan, Jain, Swaminarayan, halal, no beef, no pork.",
    before: months(11),
    links: [link.caterers],
    tool: "shortlist",
    ...from.bookingTimes,
  },
  {
    id: "rooms",
    title: "Hold hotel rooms for guests from out of town",
    about:
      "Earlier for July. Ask by when unsold rooms go back without cost, and whether the block holds a suite from early in the morning for hair and makeup.",
    before: months(11),
    links: [link.venues, link.weekendGuide],
    ...from.bookingTimes,
  },
  {
    id: "beauty",
    title: "Book hair, makeup and draping",
    about:
      "Some artists open their books two years ahead. Say how many heads at which event and from which hour; a Saturday in summer has two or three brides.",
    before: months(9),
    links: [link.beauty],
    tool: "shortlist",
    ...from.bookingTimes,
  },
  {
    id: "flowers",
    title: "Book florist and decorator",
    about:
      "Bring pictures, the room's plan and the ceiling's height. Ask what is theirs to hang, when they may come in, and what the room looks like an hour after the end.",
    before: months(8),
    links: [link.florists, link.decorators],
    tool: "shortlist",
    ...from.bookingTimes,
  },
  {
    id: "save-the-dates",
    title: "Send save-the-dates",
    about:
      "Names, day and city are enough. Say which events each household is invited to only if you are sure: it is hard to take back.",
    before: months(8),
    links: [link.invitations],
    tool: "guests",
    ...common,
  },
  {
    id: "place-of-event",
    title: "Settle where {event} is held, and from when to when",
    about:
      "Write place, hours and room number into the plan: the run sheet, the invitations and the drivers follow from it. Ask for the hour of load-in and for the last hour of music.",
    before: months(8),
    repeats: "each-event",
    links: [link.venues],
    tool: "details",
    ...commonPractice,
  },
  {
    id: "registry",
    title: "Decide what you wish for instead of a third toaster",
    about:
      "A registry, an account for the journey, a charity, or nothing. Many families give shagun in envelopes: then decide who keeps the box, and where.",
    before: months(5),
    links: [link.traditionsGuide],
    ...common,
  },
  {
    id: "transport",
    title: "Book cars, coaches and who drives home late",
    about:
      "Count who needs a seat between places, with ten minutes for each boarding. A coach from Calgary to Banff takes fifty; ask for winter tires from October to April.",
    before: months(5),
    links: [link.transport],
    tool: "shortlist",
    ...from.bookingTimes,
  },
  {
    id: "cake",
    title: "Order the cake, or the sweets that stand for it",
    about:
      "Taste first. Ask whether it is without egg, whether delivery is included, and who cuts it. Tiered mithai wants a cool table too.",
    before: months(5),
    links: [link.cakes],
    tool: "shortlist",
    ...from.bookingTimes,
  },
  {
    id: "invitations-order",
    title: "Order the invitations, one insert for each event",
    about:
      "Every household gets only the inserts of its own events. Let somebody from each side read names, days and temple addresses in every language before they are printed.",
    before: months(5),
    links: [link.invitations],
    tool: "guests",
    ...from.bookingTimes,
  },
  {
    id: "coordinator",
    title: "Find somebody who runs the day, if no planner does",
    about:
      "A coordinator for the last month, or a level-headed cousin who is not in the wedding party. This person has the sheet, the numbers and the last word.",
    before: months(4),
    links: [link.planners],
    tool: "shortlist",
    ...from.bookingTimes,
  },
];
