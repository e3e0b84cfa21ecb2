import { eventKinds } from "#content/plan/event-kinds.ts";
import {
  maxAskedDays,
  maxAskedEvents,
  maxAskedName,
  type AskedEvent,
} from "#app/catalogue/listings/asked-events.ts";
import { normalizeLine } from "#app/messaging/forms/text-schemas.ts";
import { guestNumbers } from "#database/enums.ts";

/** The events that an address says, in their order; none where one of them is no event. */
export function parseAskedEvents(value: string | null): AskedEvent[] {
  const texts = (value ?? "").split(",");
  const events = texts.flatMap((text) => parseEvent(text) ?? []);
  return events.length === texts.length && events.length <= maxAskedEvents
    ? events.toSorted((a, b) => a.day - b.day)
    : [];
}

function parseEvent(text: string): AskedEvent | null {
  const [, kind = "", day, guests, called = ""] =
    /^([a-z-]*)\.(-?\d{1,2})\.(\d{1,4})(?:\.(.+))?$/.exec(text) ?? [];
  const name = parseName(called);
  const event = { kind, day: Number(day), guests: Number(guests), ...(name !== "" && { name }) };
  const isKnown = kind === "" || eventKinds.some(({ id }) => id === kind);
  return isKnown && Math.abs(event.day) <= maxAskedDays && event.guests <= guestNumbers.most ? event : null;
}

/** A name on one line; '' for what is no encoded text. */
function parseName(called: string): string {
  try {
    return normalizeLine(decodeURIComponent(called)).slice(0, maxAskedName);
  } catch {
    return "";
  }
}
