import { eventKinds, rites, type EventKind } from "#content/plan/event-kinds.ts";
import { weddingKinds, type EventOfWedding, type TraditionId } from "#content/plan/wedding-kinds.ts";

/** Between two ceremonies the room is turned and the guests are fed: at least, and better, in minutes. */
const leastPause = 120;
const pause = 180;

/** Until when a second ceremony of the same day is over: the reception follows. */
const lastRiteEnd = 17 * 60;

/**
 * The events of one tradition, or of two of them, each with the day, hour and share of guests that it has
 * here. Each rite stays whole; an event that both traditions have is held once. A second rite at the hour of
 * the first moves to the afternoon, or with what leads up to it to the day before; evenings that coincide
 * move to an earlier day.
 */
export function eventsOfTraditions(kinds: readonly TraditionId[]): EventKind[] {
  const [first, second] = fixedHourFirst(kinds);
  if (first === undefined) return [];
  const own = eventsOf(first);
  const others = second === undefined ? [] : aroundRites(eventsOf(second), own);
  const all = [...own, ...others.filter(({ id }) => !own.some((event) => event.id === id))];
  const planned = withOneFeast(all);
  const placed = planned.filter(isFixed);
  for (const event of planned) if (!isFixed(event)) placed.push(onFreeDay(event, placed));
  return placed.map((event) => (event.id === "vidaai" ? afterRites(event, placed) : event));
}

/** The Anand Karaj is held before noon, so the other rite moves. */
const fixedHourFirst = (kinds: readonly TraditionId[]) =>
  [...new Set(kinds)].toSorted((a, b) => Number(b === "punjabi-sikh") - Number(a === "punjabi-sikh"));

function eventsOf(kind: TraditionId): EventKind[] {
  const events: readonly EventOfWedding[] = weddingKinds.find(({ id }) => id === kind)?.events ?? [];
  return events.flatMap(({ id, ...own }) => {
    const usual = eventKinds.find((known) => known.id === id);
    return usual === undefined ? [] : [{ ...usual, ...own }];
  });
}

/** The second tradition's events, moved where its rite lies too close to a rite of the first. */
function aroundRites(events: readonly EventKind[], own: readonly EventKind[]): EventKind[] {
  const rite = events.find(isRite);
  const near = own.filter((other) => rite !== undefined && isRite(other) && isTooClose(other, rite));
  if (rite === undefined || near.length === 0) return [...events];
  const start = Math.max(...near.map(endOf)) + pause;
  if (start + rite.minutes <= lastRiteEnd)
    return events.map((event) =>
      isRite(event) || isProcession(event) ? { ...event, start: event.start + start - rite.start } : event,
    );
  return events.map((event) =>
    event.day > 0 || isFarewell(event) ? event : { ...event, day: event.day - 1 },
  );
}

/** Baraat day and reception are the same evening: two families have one of them. The walima stays beside it. */
const withOneFeast = (events: readonly EventKind[]) =>
  events.filter((event, at) => !isFeast(event) || !events.slice(0, at).some(isFeast));

/** The event on its day, or on the nearest earlier one on which its hour is free. */
function onFreeDay(event: EventKind, placed: readonly EventKind[]): EventKind {
  for (let days = 0; days <= 5; days += 1) {
    const tried = { ...event, day: event.day - days };
    if (!placed.some((other) => overlaps(other, tried))) return tried;
  }
  return event;
}

/**
 * The farewell comes when the last rite of its day is over, and after its photographs or meal where the evening
 * leaves time: the same people are at both.
 */
function afterRites(event: EventKind, placed: readonly EventKind[]): EventKind {
  const sameDay = placed.filter((other) => other.day === event.day);
  const feasts = sameDay.filter(isFeast).map(({ start }) => start - event.minutes);
  const ends = sameDay
    .filter(isRite)
    .map((rite) => Math.max(endOf(rite), Math.min(endOf(rite) + (rite.stays ?? 0), ...feasts)));
  return { ...event, start: Math.max(event.start, ...ends) };
}

const isRite = ({ id }: EventKind) => rites.some((rite) => rite === id);
const isFeast = ({ id }: EventKind) => id === "shaadi" || id === "reception";
const isProcession = ({ id }: EventKind) => id === "baraat" || id === "milni";
const isFarewell = ({ id }: EventKind) => ["vidaai", "reception", "shaadi", "dinner"].includes(id);
const isFixed = (event: EventKind) => isRite(event) || isProcession(event) || isFarewell(event);

const endOf = ({ start, minutes }: EventKind) => start + minutes;
const overlaps = (one: EventKind, other: EventKind) =>
  one.day === other.day && one.start < endOf(other) && other.start < endOf(one);
const isTooClose = (one: EventKind, other: EventKind) =>
  one.day === other.day && one.start < endOf(other) + leastPause && other.start < endOf(one) + leastPause;
