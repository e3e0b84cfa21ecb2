import { href } from "react-router";

/** Key in the URL of a sheet of a saved plan that needs no scripts. */
export const plainSheetKey = "plain";

/** Path of the replies or the schedule of a saved plan for a browser without scripts. */
export const plainSheetPath = (key: string, tool: "rsvp" | "schedule"): string =>
  `${href("/plans/:key/:tool?", { key, tool })}?${plainSheetKey}=yes`;
