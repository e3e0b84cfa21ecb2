/** An event of a wedding that has several, as an enquiry says it. */
export type AskedEvent = {
  /** A kind of content/plan/event-kinds, or '' for one that the couple named itself. */
  kind: string;
  /** Days after the enquiry's date; negative before it. */
  day: number;
  /** Zero: not said. */
  guests: number;
};

/** Most events that an address says, and how far they can be from its date, in days. */
export const maxAskedEvents = 20;
export const maxAskedDays = 60;

/** 'sangeet.-1.300,reception.0.420': events as an address says them; a roka half a year before is no part of it. */
export const formatAskedEvents = (events: readonly AskedEvent[]): string =>
  events
    .filter(({ day }) => Math.abs(day) <= maxAskedDays)
    .slice(0, maxAskedEvents)
    .map(({ kind, day, guests }) => `${kind}.${day}.${guests}`)
    .join();
