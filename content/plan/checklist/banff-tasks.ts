import { banffRules, common } from "../../guide-sources.ts";
import { days, months } from "./lead-times.ts";
import type { ChecklistTask } from "./checklist-task.ts";
import * as from from "./task-sources.ts";
import * as link from "./vendor-links.ts";

/** What a wedding in the national park asks for. */
export const banffTasks: readonly ChecklistTask[] = [
  {
    id: "banff-vendors",
    title: "Ask every vendor for the licences to work in Banff",
    about:
      "Whoever works in the park needs a Parks Canada business licence, in the townsite one of the Town of Banff too. Ask before you sign, and ask for the fee of the way there.",
    before: months(11),
    place: "banff",
    links: [link.banffGuide],
    tool: "shortlist",
    ...from.parkVendors,
  },
  {
    id: "banff-rain",
    title: "Settle where you go in Banff when it snows, rains or smokes",
    about:
      "Snow can fall in any month, smoke is likeliest from mid July to early September, and the valley loses the sun one to two and a half hours before the sunset of the tables. For more than 20 people use a hotel with its own grounds.",
    before: months(6),
    place: "banff",
    links: [link.weatherGuide, link.banffGuide],
    ...banffRules,
  },
  {
    id: "banff-shuttle",
    title: "Arrange how guests reach the lake, and their park passes",
    about:
      "Everyone who takes part needs a pass. Moraine Lake Road is closed to private vehicles since 2023 and open from about June to mid October: Parks shuttle, Roam bus or a licensed operator.",
    before: months(4),
    place: "banff",
    links: [link.banffGuide, link.transport],
    ...common,
  },
  {
    id: "banff-registration",
    title: "Register an outdoor ceremony with Parks Canada",
    about:
      "The wedding registration form, for at most 20 people with small props and acoustic music. It reserves nothing. We found no deadline on the park's own page: send it early and ask for the answer in writing.",
    before: months(5),
    events: ["ceremony", "elopement", "pheras", "hasta-melap", "muhurtham", "nikah"],
    place: "banff",
    links: [link.banffGuide, link.mountainGuide],
    ...banffRules,
  },
  {
    id: "banff-town-site",
    title: "If you marry at a Town of Banff site: ask the Town",
    about:
      "One guide names Fenlands Meadow, Tunnel Mountain Reservoir, Central Park and the Recreation Grounds as pre-approved, with applications at least 30 days ahead and a fee. We could not confirm it: ask the Town of Banff.",
    before: months(7),
    events: ["ceremony", "elopement", "pheras", "hasta-melap", "muhurtham", "nikah"],
    place: "banff",
    deadline: { before: days(30), says: "One guide reports at least 30 days; ask the Town of Banff" },
    links: [link.banffGuide],
    ...from.townSites,
  },
];
