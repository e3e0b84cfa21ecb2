/** An event of a wedding that has several, as an enquiry says it. */
export type AskedEvent = {
  /** A kind of content/plan/event-kinds, or '' for one that the couple named itself. */
  kind: string;
  /** Days after the enquiry's date; negative before it. */
  day: number;
  /** Zero: not said. */
  guests: number;
  /** What the couple calls it, where that is not the name of its kind. */
  name?: string;
};

/** Most events that an address says, and how far they can be from its date, in days. */
export const maxAskedEvents = 20;
export const maxAskedDays = 60;

/** The longest name of an event that an address says, in characters. */
export const maxAskedName = 60;

/**
 * 'sangeet.-1.300,reception.0.420,mehndi.-2.60.Jago%20night': events as an address says them; a roka half a year
 * before is no part of it.
 */
export const formatAskedEvents = (events: readonly AskedEvent[]): string =>
  events
    .filter(({ day }) => Math.abs(day) <= maxAskedDays)
    .slice(0, maxAskedEvents)
    .map(({ kind, day, guests, name = "" }) => {
      const called = encodeURIComponent(name.slice(0, maxAskedName).toWellFormed());
      return `${kind}.${day}.${guests}${called === "" ? "" : `.${called}`}`;
    })
    .join();
