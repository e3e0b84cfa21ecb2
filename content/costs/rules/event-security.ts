import type { CostRule } from "../cost-rule.ts";

/** Guards at an event with a bar. */
export const eventSecurity: CostRule = {
  id: "event-security",
  text: "Some halls ask for guards where there is a bar. Police officers on pay duty cannot be hired for weddings, so ask which company the venue accepts and what it charges.",
  sources: [
    {
      title: "Calgary Police Service, Hiring police officers for special events",
      url: "https://www-prd.calgary.ca/cps/public-services/hiring-police-officers-for-special-events.html",
      read: "2026-11-25",
    },
  ],
};
