import type { CostRule } from "../cost-rule.ts";

const read = "2026-11-25";

/** A fire at a ceremony in Calgary. */
export const ceremonialFire: CostRule = {
  id: "ceremonial-fire",
  text: "The Fire Department wants an information package 30 days ahead. Open flames without a permit need a standby officer by the hour, two hours at least. The fees are not on its pages: ask 311.",
  sources: [
    {
      title: "City of Calgary, Indoor special event fire code requirements",
      url: "https://www.calgary.ca/safety/events/indoor-fire-code-requirements.html",
      read,
    },
    {
      title: "City of Calgary, Fire safety codes officers for events",
      url: "https://www.calgary.ca/CSPS/Fire/Pages/Event-planning/Fire-safety-codes-officers.aspx",
      read,
    },
  ],
};
