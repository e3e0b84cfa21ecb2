import { common, quietHours, venueChecklist } from "../../guide-sources.ts";
import { days, daysAfter, months, weeks } from "./lead-times.ts";
import type { ChecklistTask } from "./checklist-task.ts";
import * as from from "./task-sources.ts";
import * as link from "./vendor-links.ts";

/** Baraat, milni and vidaai. */
export const processionTasks: readonly ChecklistTask[] = [
  {
    id: "baraat-ride",
    title: "Book the horse or the car of the baraat",
    about:
      "For one hour, with a second handler and a mounting step, and the owner's certificate of liability. Horses are few around Calgary: grooms have come by sports car or out of an SUV's roof.",
    before: months(7),
    events: ["baraat"],
    links: [link.transport, link.baraatStory],
    tool: "shortlist",
    ...from.horsePractice,
  },
  {
    id: "dhol",
    title: "Book the dhol players",
    about:
      "One to three of them, for an hour of baraat and often again for the entrance in the evening. Keep the drums away from the horse while the groom mounts.",
    before: months(6),
    events: ["baraat", "milni"],
    links: [link.djs, link.baraatStory],
    tool: "shortlist",
    ...from.horsePractice,
  },
  {
    id: "baraat-route",
    title: "Walk the baraat's route with the venue",
    about:
      "100 to 300 metres of drive or car park, flat and free of ice, with room to turn a horse float. Who stands at the road's edge, where the families meet, where the horse leaves. In winter, an indoor way through the lobby.",
    before: months(4),
    events: ["baraat"],
    links: [link.baraatGuide, link.baraatStory],
    tool: "schedule",
    ...venueChecklist,
  },
  {
    id: "baraat-hours",
    title: "Set the baraat's hour by light and by the noise bylaw",
    about:
      "Drums outdoors from 7 a.m., on Sundays and holidays from 9, and until 10 p.m. In December the sun rises after half past nine: at nine you would dance in the dark.",
    before: months(3),
    events: ["baraat"],
    links: [link.noiseGuide, link.dateFinder],
    tool: "schedule",
    ...quietHours,
  },
  {
    id: "baraat-cold",
    title: "Prepare the baraat for cold, heat or ice",
    about:
      "From October to April shawls, hand warmers, a heated tent and soles that grip under the lehenga; in July water and shade. The drive is salted by the venue, or by an uncle.",
    before: weeks(3),
    events: ["baraat"],
    links: [link.weatherGuide, link.baraatStory],
    ...common,
  },
  {
    id: "baraat-call",
    title: "Send the baraatis the meeting place and a time that is half an hour early",
    about:
      "With a map of the car park and the hour at which the drums begin. The groom's sehra, kalgi and sword travel with one named cousin.",
    before: days(4),
    events: ["baraat"],
    links: [link.baraatStory],
    tool: "guests",
    ...common,
  },
  {
    id: "milni-pairs",
    title: "Write the list of milni pairs, and who calls the names",
    about:
      "Fathers, uncles, brothers, and women too where the families wish. Each pair has a garland, some a gift: agree on it between the families, so that nobody is surprised.",
    before: weeks(4),
    events: ["milni"],
    links: [link.baraatStory],
    tool: "guests",
    ...common,
  },
  {
    id: "milni-garlands",
    title: "Order the garlands for milni and jaimala",
    about:
      "One for each of a pair, two for the couple, five spare. Fresh ones come on the morning and want a cool place; a table for them stands at the door.",
    before: weeks(6),
    events: ["milni", "pheras", "hasta-melap", "muhurtham"],
    links: [link.florists],
    ...common,
  },
  {
    id: "milni-tea",
    title: "Settle tea and a covered place for the milni",
    about:
      "A forecourt or foyer where a hundred or two can stand, tea and snacks afterwards, and seats for the elders. In a gurdwara the langar hall does it: ask by when.",
    before: weeks(8),
    events: ["milni"],
    links: [link.caterers, link.baraatStory],
    ...venueChecklist,
  },
  {
    id: "vidaai-car",
    title: "Settle the car of the vidaai, who drives, and what it is decorated with",
    about:
      "A clear drive in front of the door, flowers that survive the road, a seat for the brother who pushes. The bride's suitcase is already in it.",
    before: weeks(5),
    events: ["vidaai"],
    links: [link.transport, link.vidaaiGuide],
    ...common,
  },
  {
    id: "vidaai-rice",
    title: "Ask the venue what may be thrown at the vidaai",
    about:
      "Rice is banned at the City's garden sites and in the national park. Indoors, petals or a cloth beneath catch it; puffed rice sweeps up more easily than raw.",
    before: weeks(3),
    events: ["vidaai"],
    links: [link.vidaaiGuide, link.parkGuide],
    ...venueChecklist,
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
];
