import { href } from "react-router";

import { vendorKinds } from "#content/fit/vendor-kinds.ts";
import { eventKinds } from "#content/plan/event-kinds.ts";
import { isCalendarDate } from "#app/calendar/alberta-time.ts";
import type { ThemeName } from "#app/site/theme/theme-name.ts";
import { readQuery } from "#app/site/url-state/read-query.ts";

import { weekendQueryKeys, type weekendRowKeys } from "./weekend-query-keys.ts";
import { usualWeekendEvents } from "./usual-weekend.ts";
import {
  catererKinds,
  eventSeatings,
  weekendLimits,
  type Weekend,
  type WeekendDays,
  type WeekendEvent,
} from "./weekend.ts";

/** Needs that are ticked or not: the value is the position of the event, from 1 on. */
export const tickedNeeds = [
  { need: "fire", key: "fire", label: "Ceremonial fire" },
  { need: "wheelchair", key: "stepfree", label: "Step-free for a wheelchair" },
  { need: "prayer", key: "prayer", label: "A room for prayers" },
  { need: "separate", key: "separate", label: "Separate rooms for women and men" },
  { need: "overnight", key: "overnight", label: "Set-up the day before" },
] as const;

type RowKey = (typeof weekendRowKeys)[number];

/** Where guests sit or stand, and 'elsewhere': in the gurdwara, the jamatkhana, a temple or at home. */
export const seatChoices = [...eventSeatings, "elsewhere"] as const;
export const barChoices = ["none", "served", "own"] as const;
export const baraatChoices = ["none", "walk", "horse"] as const;
export const catererChoices = ["none", ...catererKinds] as const;
export const untilChoices = ["", "21", "22", "23", "24", "25", "26"] as const;

/** Parses `?event=sangeet&guests=220&on=1&at=18:00…&fire=2&when=window&from=2027-06&to=2027-09`. */
export function parseWeekend(parameters: URLSearchParams, theme: ThemeName): Weekend {
  const query = readQuery(parameters, weekendQueryKeys);
  const ticked = (key: (typeof tickedNeeds)[number]["key"], at: number) =>
    query.all(key).includes(String(at + 1));
  const rows = query
    .all("event")
    .slice(0, weekendLimits.events)
    .flatMap((kind, at) => {
      const row = parseEvent(kind, (key) => query.all(key)[at] ?? null);
      return row === null
        ? []
        : [
            {
              ...row,
              fire: ticked("fire", at),
              wheelchair: ticked("stepfree", at),
              prayer: ticked("prayer", at),
              separate: ticked("separate", at),
              overnight: ticked("overnight", at),
            },
          ];
    });
  const asked = rows.length > 0 ? rows : usualWeekendEvents[theme];
  const added = query.first("add") === null ? null : nextEvent(asked);
  const dollars = wholeNumber(query.first("budget"), weekendLimits.budget);
  return {
    events: added === null ? asked : [...asked, added],
    days: parseDays(query),
    budget: dollars === null ? null : 100 * dollars,
    places: placeCounts[oneOf(["1", "2", "3"], query.first("places"))],
    vendors: vendorKinds.map(({ id }) => id).filter((id) => query.all("vendor").includes(id)),
  };
}

const placeCounts = { "1": 1, "2": 2, "3": 3 } as const;

function parseEvent(kind: string, read: (key: RowKey) => string | null): WeekendEvent | null {
  const known = eventKinds.find(({ id }) => id === kind);
  if (known === undefined) return null;
  const seats = oneOf(seatChoices, read("seats"));
  const until = oneOf(untilChoices, read("until"));
  return {
    kind,
    name: known.name,
    guests: wholeNumber(read("guests"), weekendLimits.guests) ?? 100,
    day: (wholeNumber(read("on"), { min: 1, max: weekendLimits.days }) ?? 1) - 1,
    start: parseClock(read("at")) ?? known.start,
    hours: wholeNumber(read("hours"), weekendLimits.hours) ?? Math.max(1, Math.round(known.minutes / 60)),
    seating: seats === "elsewhere" ? "rows" : seats,
    elsewhere: seats === "elsewhere",
    caterer: oneOf(catererChoices, read("caterer")),
    alcohol: oneOf(barChoices, read("bar")),
    baraat: oneOf(baraatChoices, read("baraat")),
    musicUntil: until === "" ? null : 60 * Number(until),
    fire: false,
    wheelchair: false,
    prayer: false,
    separate: false,
    overnight: false,
  };
}

function parseDays(
  query: Pick<ReturnType<typeof readQuery<(typeof weekendQueryKeys)[number]>>, "first">,
): WeekendDays {
  const when = query.first("when");
  const date = query.first("date") ?? "";
  if (when === "date" && isCalendarDate(date)) return { kind: "date", date };
  const [from, to] = [query.first("from") ?? "", query.first("to") ?? ""];
  if (when !== "window" || !isMonth(from) || !isMonth(to)) return { kind: "open" };
  return {
    kind: "window",
    from: from < to ? from : to,
    to: from < to ? to : from,
    weekday: wholeNumber(query.first("begins"), { min: 0, max: 6 }),
  };
}

/**
 * The address of a weekend without a date that has passed: no place can be asked for it.
 * @param today in Alberta
 * @returns the date, too; null where it has none that has passed
 */
export function dropPassedDate(
  parameters: URLSearchParams,
  today: string,
): { parameters: URLSearchParams; passedDate: string | null } {
  const days = parseDays(readQuery(parameters, weekendQueryKeys));
  if (days.kind !== "date" || days.date >= today) return { parameters, passedDate: null };
  const left = new URLSearchParams(parameters);
  left.delete("when");
  return { parameters: left, passedDate: days.date };
}

const isMonth = (text: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

function parseClock(text: string | null): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(text ?? "") ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return 60 * Number(hours) + Number(minutes);
}

/** '18:30' for 1110, as a field for times has it. */
export const formatClockField = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

function wholeNumber(text: string | null, { min, max }: { min: number; max: number }): number | null {
  if (text === null || !/^\d{1,7}$/.test(text)) return null;
  return Math.min(max, Math.max(min, Number(text)));
}

const oneOf = <Choice extends string>(choices: readonly [Choice, ...Choice[]], text: string | null): Choice =>
  choices.find((choice) => choice === text) ?? choices[0];

/** The event that such a weekend most likely has as well. */
function nextEvent(events: readonly WeekendEvent[]): WeekendEvent | null {
  if (events.length >= weekendLimits.events) return null;
  const id = ["reception", "ceremony", "sangeet", "mehndi", "brunch", "haldi"].find((kind) =>
    events.every((event) => event.kind !== kind),
  );
  return id === undefined
    ? null
    : parseEvent(id, (key) => (key === "on" ? String(1 + lastDay(events)) : null));
}

/** The last day that has an event, from 0 on. */
const lastDay = (events: readonly Pick<WeekendEvent, "day">[]): number =>
  Math.max(0, ...events.map(({ day }) => day));

/** The address that says all of a weekend. */
export function formatWeekend({ events, days, budget, places, vendors }: Weekend): string {
  const pairs: [string, string][] = [
    ...events.flatMap((event, at): [string, string][] => [
      ["event", event.kind],
      ["guests", String(event.guests)],
      ["on", String(event.day + 1)],
      ["at", formatClockField(event.start)],
      ["hours", String(event.hours)],
      ["seats", event.elsewhere ? "elsewhere" : event.seating],
      ["caterer", event.caterer],
      ["bar", event.alcohol],
      ["baraat", event.baraat],
      ["until", event.musicUntil === null ? "" : String(event.musicUntil / 60)],
      ...tickedNeeds.flatMap(({ need, key }): [string, string][] =>
        event[need] ? [[key, String(at + 1)]] : [],
      ),
    ]),
    ["when", days.kind],
    ...(days.kind === "date" ? [["date", days.date] satisfies [string, string]] : []),
    ...(days.kind === "window"
      ? [
          ["from", days.from] satisfies [string, string],
          ["to", days.to] satisfies [string, string],
          ["begins", days.weekday === null ? "" : String(days.weekday)] satisfies [string, string],
        ]
      : []),
    ...(budget === null ? [] : [["budget", String(Math.ceil(budget / 100))] satisfies [string, string]]),
    ["places", String(places)],
    ...vendors.map((kind): [string, string] => ["vendor", kind]),
  ];
  return `${href("/fit")}?${new URLSearchParams(pairs).toString().replaceAll("%3A", ":")}`;
}
