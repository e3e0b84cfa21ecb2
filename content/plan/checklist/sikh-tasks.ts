import { common } from "../../guide-sources.ts";
import { months, weeks } from "./lead-times.ts";
import type { ChecklistTask } from "./checklist-task.ts";
import * as from from "./task-sources.ts";
import * as link from "./vendor-links.ts";

/** The Anand Karaj. */
export const sikhTasks: readonly ChecklistTask[] = [
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
];
