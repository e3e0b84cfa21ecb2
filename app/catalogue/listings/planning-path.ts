import { href } from "react-router";

import { formatAskedEvents, type AskedEvent } from "./asked-events.ts";

/** Every key that the enquiry form's page reads of its address. */
export const planningQueryKeys = ["vendors", "date", "guests", "subject", "ask", "events"] as const;

/** Value of `ask`: everything that nobody knows of the venues. */
export const askUnknown = "unknown";

type PlanningQueryKey = (typeof planningQueryKeys)[number];

/** Where the enquiry form is, with what is known of the enquiry already. */
export function planningPath(known: {
  vendors?: readonly (number | string)[];
  date?: string | null;
  guests?: number | null;
  /** Whether everything is asked that nobody knows of the venues. */
  isAsking?: boolean;
  /** Of a wedding that has several. */
  events?: readonly AskedEvent[];
}): string {
  const pairs: [PlanningQueryKey, string][] = [];
  if (known.vendors !== undefined && known.vendors.length > 0)
    pairs.push(["vendors", known.vendors.join(",")]);
  if (known.date) pairs.push(["date", known.date]);
  if (known.guests) pairs.push(["guests", String(known.guests)]);
  const events = formatAskedEvents(known.events ?? []);
  if (events.includes(",")) pairs.push(["events", events]);
  if (known.isAsking === true) pairs.push(["ask", askUnknown]);
  // Commas stay readable; the names of events bring their own signs.
  const search = pairs.map(([key, value]) => `${key}=${value.replaceAll("%", "%25")}`).join("&");
  return search === "" ? href("/planning") : `${href("/planning")}?${search}`;
}
