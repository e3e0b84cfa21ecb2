import { href } from "react-router";

import { eventKinds } from "#content/plan/event-kinds.ts";
import { maxCostVenues } from "./costs-path.ts";
import { costChoices, costLimits, type CostEvent } from "./cost-event.ts";
import type { ThemeName } from "#app/site/theme/theme-name.ts";
import { readQuery } from "#app/site/url-state/read-query.ts";

/** Every key that /compare/costs reads of its address; those of an event stand once for each, in the same order. */
export const costQueryKeys = [
  "venues",
  "month",
  "event",
  "guests",
  "day",
  "meal",
  "hours",
  "kitchen",
  "bar",
  "music",
  "fire",
  "add",
  "move",
  "to",
] as const;

/** What a page of sums is asked for. */
export type CostRequest = {
  slugs: readonly string[];
  month: number;
  events: readonly CostEvent[];
  /** One event held at another venue than the rest: its position, and where. */
  move: { event: number; to: string } | null;
};

type EventRow = Omit<CostEvent, "name" | "month">;

const evening = {
  meal: "dinner",
  hours: 6,
  kitchen: "venue",
  bar: "none",
  music: "dancing",
  fire: false,
} as const;

/** What a page shows before anybody has said anything. */
const usualEvents: Record<ThemeName, readonly EventRow[]> = {
  standard: [{ ...evening, kind: "reception", guests: 120, weekday: 6 }],
  indian: [
    { ...evening, kind: "sangeet", guests: 220, weekday: 5 },
    {
      ...evening,
      kind: "pheras",
      guests: 180,
      weekday: 6,
      meal: "lunch",
      hours: 5,
      music: "background",
      fire: true,
    },
    { ...evening, kind: "reception", guests: 280, weekday: 6 },
  ],
};

/** In August everything is booked, so the sums begin there. */
const usualMonth = 8;

/** The venues to compare in a URL, without duplicates. A form repeats the key; a link has commas. */
export function parseCostSlugs(parameters: URLSearchParams): string[] {
  const slugs = readQuery(parameters, costQueryKeys)
    .all("venues")
    .flatMap((value) => value.split(","))
    .filter((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug));
  return [...new Set(slugs)].slice(0, maxCostVenues);
}

/** Parses `?venues=a,b&month=8&event=reception&guests=200&day=6…`; what is missing is as usual. */
export function parseCostRequest(parameters: URLSearchParams, theme: ThemeName): CostRequest {
  const query = readQuery(parameters, costQueryKeys);
  const month = wholeNumber(query.first("month"), { min: 1, max: 12 }) ?? usualMonth;
  const rows = query
    .all("event")
    .slice(0, costLimits.events)
    .flatMap((kind, at) => {
      const row = parseRow(kind, (key) => query.all(key)[at] ?? null);
      return row === null ? [] : [row];
    });
  const asked = rows.length > 0 ? rows : usualEvents[theme];
  const added = query.first("add") === null ? null : nextEvent(asked);
  const events = [...asked, ...(added === null ? [] : [added])].map((row) => withNames(row, month));
  return { slugs: parseCostSlugs(parameters), month, events, move: parseMove(query, events.length) };
}

type RowKey = Exclude<(typeof costQueryKeys)[number], "venues" | "month" | "event" | "add" | "move" | "to">;

function parseRow(kind: string, read: (key: RowKey) => string | null): EventRow | null {
  if (!eventKinds.some(({ id }) => id === kind)) return null;
  return {
    kind,
    guests: wholeNumber(read("guests"), costLimits.guests) ?? 120,
    weekday: wholeNumber(read("day"), { min: 0, max: 6 }) ?? 6,
    meal: oneOf(costChoices.meal, read("meal")),
    hours: wholeNumber(read("hours"), costLimits.hours) ?? 6,
    kitchen: oneOf(costChoices.kitchen, read("kitchen")),
    bar: oneOf(costChoices.bar, read("bar") ?? "none"),
    music: oneOf(costChoices.music, read("music")),
    fire: read("fire") === "yes",
  };
}

const withNames = (row: EventRow, month: number): CostEvent => ({
  ...row,
  month,
  name: eventKinds.find(({ id }) => id === row.kind)?.name ?? row.kind,
});

/** The event that a wedding of these does not have yet. */
function nextEvent(rows: readonly EventRow[]): EventRow | null {
  if (rows.length >= costLimits.events) return null;
  const kind = ["reception", "ceremony", "sangeet", "mehndi", "brunch"].find((id) =>
    rows.every((row) => row.kind !== id),
  );
  return kind === undefined ? null : { ...evening, kind, guests: 100, weekday: 6 };
}

function parseMove(
  query: Pick<ReturnType<typeof readQuery<(typeof costQueryKeys)[number]>>, "first">,
  events: number,
): CostRequest["move"] {
  const event = wholeNumber(query.first("move"), { min: 1, max: events });
  const to = query.first("to");
  return event === null || to === null || to === "" ? null : { event: event - 1, to };
}

/** Whether the sums are for the number that is typed, and not for another in its place. */
export const isCounted = (text: string, limits: { min: number; max: number }): boolean =>
  wholeNumber(text, limits) === Number(text);

function wholeNumber(text: string | null, { min, max }: { min: number; max: number }): number | null {
  if (text === null || !/^\d{1,7}$/.test(text)) return null;
  return Math.min(max, Math.max(min, Number(text)));
}

const oneOf = <Choice extends string>(choices: readonly [Choice, ...Choice[]], text: string | null): Choice =>
  choices.find((choice) => choice === text) ?? choices[0];

/** The address that says all of a request. */
export function formatCostRequest({ slugs, month, events, move }: CostRequest): string {
  const pairs: [string, string][] = [
    ...(slugs.length === 0 ? [] : [["venues", slugs.join(",")] satisfies [string, string]]),
    ["month", String(month)],
    ...events.flatMap((event): [string, string][] => [
      ["event", event.kind],
      ["guests", String(event.guests)],
      ["day", String(event.weekday)],
      ["meal", event.meal],
      ["hours", String(event.hours)],
      ["kitchen", event.kitchen],
      ["bar", event.bar],
      ["music", event.music],
      ["fire", event.fire ? "yes" : "no"],
    ]),
    ...(move === null
      ? []
      : [
          ["move", String(move.event + 1)] satisfies [string, string],
          ["to", move.to] satisfies [string, string],
        ]),
  ];
  return `${href("/compare/costs")}?${new URLSearchParams(pairs).toString().replaceAll("%2C", ",")}`;
}
