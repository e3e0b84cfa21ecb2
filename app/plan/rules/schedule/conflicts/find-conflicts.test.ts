import fc from "fast-check";
import { expect, test } from "vitest";

import { events as eventTable, type EventRow } from "#app/plan/schema/wedding.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { findConflicts, type ConflictSources } from "./find-conflicts.ts";
import type { VenueCapacity } from "#app/plan/rules/schedule/venue-capacity.ts";
import { daylightOf } from "#app/plan/rules/schedule/daylight.ts";
import { turnaroundMinutes } from "./overlap-conflicts.ts";
import { moments as momentTable } from "#app/plan/schema/schedule.schema.ts";

const hall: VenueCapacity = {
  name: "Aspen Hall",
  path: "/venues/aspen-hall",
  guests: 350,
  rooms: [
    { name: "Great room", guests: 350 },
    { name: "Loft", guests: 60 },
  ],
  music: "Until 1 a.m. indoors, 10 p.m. in the yard.",
  sample: true,
  at: null,
};

const day = "2027-06-19";
const event = (kind: string, given: Partial<EventRow>) =>
  rowOf(eventTable, kind, { kind, name: kind, date: day, ...given });

function conflictsOf(plan: Partial<ConflictSources>) {
  return findConflicts({
    events: [],
    moments: [],
    headcounts: new Map(),
    halls: [hall],
    places: ["calgary"],
    light: (date, places) => daylightOf(date, places, ["calgary"]),
    businesses: { all: [], at: () => [] },
    driveTime: () => null,
    ...plan,
  });
}
const words = (plan: Partial<ConflictSources>) =>
  conflictsOf(plan).map(({ what, todo }) => `${what} ${todo}`);

test("a hall that has too little time to be turned is named, with the hour that would do", () => {
  const place = "Aspen Hall";
  expect(
    words({
      events: [
        event("pheras", { start: 660, minutes: 120, place }),
        event("reception", { start: 825, minutes: 300, place: "aspen hall " }),
      ],
    }),
  ).toEqual([
    "Only 45 minutes between pheras (until 1:00 p.m.) and reception (from 1:45 p.m.) in aspen hall. Allow 1 hour 30 minutes to turn a hall over, as a rule of thumb. Ask the hall how long its staff take, or begin reception at 2:30 p.m.",
  ]);
});

test("the milni at the door needs no turning, and other places and other days none either", () => {
  const held = { start: 660, minutes: 60, place: "Aspen Hall" };
  const next = { start: 720, minutes: 60, place: "Aspen Hall" };
  expect(words({ events: [event("milni", held), event("pheras", next)] })).toEqual([]);
  expect(words({ events: [event("pheras", { ...held, place: "" }), event("brunch", next)] })).toEqual([]);
  expect(
    words({ events: [event("pheras", held), event("brunch", { ...next, date: "2027-06-20" })] }),
  ).toEqual([]);
});

test("a hall is turned in time exactly when the rule of thumb is kept, whichever is written first, over midnight too", () => {
  fc.assert(
    fc.property(
      fc.nat(1439),
      fc.integer({ min: 1, max: 600 }),
      fc.nat(200),
      fc.boolean(),
      (start, minutes, gap, swap) => {
        const next = start + minutes + gap;
        const held = [
          event("sangeet", { start, minutes, place: "Hall 9" }),
          event("reception", {
            date: next < 1440 ? day : "2027-06-20",
            start: next % 1440,
            minutes: 10,
            place: "Hall 9",
          }),
        ];
        const found = conflictsOf({ events: swap ? held.toReversed() : held });
        expect(found.map(({ kind }) => kind)).toEqual(gap < turnaroundMinutes ? ["turnaround"] : []);
      },
    ),
  );
});

test("two events at one hour are named, unless each family holds its own", () => {
  const held = { start: 600, minutes: 120, place: "Home" };
  const next = { start: 660, minutes: 30, place: "Temple" };
  expect(words({ events: [event("mehndi", held), event("brunch", next)] })).toEqual([
    "mehndi and brunch are held at once, from 11:00 a.m. to 11:30 a.m. Move one of them, or tell each guest which one to come to: nobody can be at both.",
  ]);
  expect(words({ events: [event("haldi", held), event("brunch", next)] })).toEqual([]);
});

const inRoom = (given: Partial<EventRow>) => [event("reception", given)];

test("a room is too small by what the couple wrote, else by the venue's page, else not at all", () => {
  const headcounts = new Map([["reception", { expected: 420 }]]);
  expect(words({ headcounts, events: inRoom({ room: 400, place: "Aspen Hall" }) })[0]).toMatch(
    /^reception: 420 people, and the room takes 400\. Ask for a larger room, or invite 20 fewer\./,
  );
  expect(words({ headcounts, events: inRoom({ place: "The Aspen Hall, loft" }) })[0]).toMatch(
    /by its page here Aspen Hall \(sample\) takes 60\./,
  );
  expect(words({ headcounts, events: inRoom({ place: "Our garden" }) })).toEqual([]);
  fc.assert(
    fc.property(fc.nat(5000), fc.integer({ min: 1, max: 5000 }), (expected, room) => {
      const found = conflictsOf({
        headcounts: new Map([["reception", { expected }]]),
        events: inRoom({ room }),
      });
      expect(found.length).toBe(expected > room ? 1 : 0);
    }),
  );
});

const baraatAt = (date: string, start: number) => [event("baraat", { date, start, minutes: 60 })];

test("a baraat in the dark is named, at half past five in December and not at half past nine in June", () => {
  expect(words({ events: baraatAt("2027-12-18", 1020) })).toEqual([]);
  expect(words({ events: baraatAt("2027-12-18", 1050) })).toEqual([
    "baraat is on the road until 6:30 p.m.; in Calgary it is dark by 6:10 p.m. that day. Set off by 5:10 p.m., or ask the venue and the horse’s owner whether they go in the dark, and who brings lights.",
  ]);
  expect(words({ events: baraatAt("2027-06-19", 1290) })).toEqual([]);
  expect(words({ events: baraatAt("2027-12-18", 480) })[0]).toMatch(
    /^baraat sets off at 8:00 a\.m\., before it is light: dawn in Calgary is at 8:\d\d a\.m\. that day\./,
  );
});

test("a baraat is dark exactly when some of it lies outside of the light of its day", () => {
  fc.assert(
    fc.property(fc.nat(3650), fc.nat(1380), fc.integer({ min: 1, max: 180 }), (days, start, minutes) => {
      const date = new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10);
      const { dawn, dusk } = daylightOf(date, [], ["calgary"]);
      const found = conflictsOf({ events: [event("baraat", { date, start, minutes })] });
      expect(found.length).toBe(start >= dawn && start + minutes <= dusk ? 0 : 1);
    }),
  );
});

const pastUntil = (hour: number | null, minutes: number) =>
  words({ events: [event("reception", { start: 1080, minutes, until: hour })] });

test("past the hour until which the place is theirs, over midnight", () => {
  expect(pastUntil(60, 450)).toEqual([
    "reception ends at 1:30 a.m., and the place is booked until 1:00 a.m. End 30 minutes earlier, or ask what another hour costs. Taking down the decor has to fit in too.",
  ]);
  expect(pastUntil(60, 600)[0]).toMatch(/ End 3 hours earlier, or ask /);
  expect(pastUntil(60, 510)[0]).toMatch(/ End 1 hour 30 minutes earlier, or ask /);
  expect(pastUntil(60, 420)).toEqual([]);
  expect(pastUntil(1380, 360)[0]).toMatch(
    /^reception ends at midnight, and the place is booked until 11:00 p\.m\./,
  );
  expect(pastUntil(null, 2000)).toEqual([]);
});

const pastMusic = (minutes: number, until: number | null = null) =>
  words({ events: [event("reception", { start: 1080, minutes, until, place: "Aspen Hall" })] });

test("where they wrote no hour, what the venue says of music counts, in its own words", () => {
  expect(pastMusic(450)).toEqual([
    "reception ends at 1:30 a.m. Of live music Aspen Hall says (sample): “Until 1 a.m. indoors, 10 p.m. in the yard.” Plan the last song before 1:00 a.m., or ask the venue until when the place is yours and write that hour at the event.",
  ]);
  expect(pastMusic(420)).toEqual([]);
  expect(pastMusic(450, 120)).toEqual([]);
});

const momentAfter = (minutes: number) =>
  words({
    events: [event("reception", { start: 1080, minutes: 360 })],
    moments: [rowOf(momentTable, "m", { title: "Send-off", event: "reception", after: minutes })],
  });

test("a moment after the end of its event is named", () => {
  expect(momentAfter(390)).toEqual([
    "“Send-off” is at 12:30 a.m., after the end of reception (midnight). Move it, or let reception last longer.",
  ]);
  expect(momentAfter(360)).toEqual([]);
  expect(momentAfter(-60)).toEqual([]);
});

test("a vendor who is needed in two places at once is named", () => {
  const businesses = { all: [{ id: "dj", name: "Dhol Brothers", category: "djs" }], at: () => ["dj"] };
  const held = [
    event("baraat", { start: 600, minutes: 60, place: "Hotel" }),
    event("brunch", { start: 630, minutes: 60, place: "Ranch" }),
  ];
  expect(words({ events: held, businesses })).toContain(
    "Dhol Brothers is needed at baraat (Hotel) and at brunch (Ranch) at 10:30 a.m. Ask whether they send two teams, or move one of the two.",
  );
  const unnamed = { ...businesses, all: [{ id: "dj", name: "", category: "djs" }] };
  expect(words({ events: held, businesses: unnamed })).toContainEqual(
    expect.stringMatching(/^A vendor without a name is needed at baraat/),
  );
  const elsewhere = held.map((one) => ({ ...one, place: "Hotel" }));
  expect(conflictsOf({ events: elsewhere, businesses }).some(({ kind }) => kind === "business")).toBe(false);
});

const halfAnHour = () => ({ minutes: 30, isEstimate: true });

test("too little time to drive, an entry before what it starts after, and a person in two places are found", () => {
  const gurdwara = event("anand-karaj", { start: 660, minutes: 90, place: "Dashmesh Centre" });
  const lunch = event("brunch", { start: 765, minutes: 60, place: "Aspen Hall", afterEntry: "anand-karaj" });
  expect(words({ events: [gurdwara, lunch], driveTime: halfAnHour })).toEqual([
    "The drive from Dashmesh Centre to Aspen Hall takes about 30 minutes (our estimate), and you have 15 minutes between anand-karaj and brunch. Start brunch at 1:00 p.m. or later, or end anand-karaj earlier.",
  ]);
  expect(words({ events: [gurdwara, { ...lunch, start: 795 }], driveTime: halfAnHour })).toEqual([]);
  expect(
    conflictsOf({ events: [{ ...gurdwara, minutes: 120 }, lunch] }).map(({ kind, what }) => [kind, what]),
  ).toContainEqual([
    "order",
    "brunch starts after anand-karaj, but is planned for 12:45 p.m. and anand-karaj ends at 1:00 p.m.",
  ]);
  const lines = [
    rowOf(momentTable, "portraits", {
      title: "Portraits",
      date: day,
      start: 600,
      minutes: 60,
      place: "River",
      people: "The couple, Amrit",
    }),
    rowOf(momentTable, "rings", {
      title: "Rings",
      date: day,
      start: 630,
      place: "Hall",
      people: "amrit and Dev",
    }),
  ];
  expect(conflictsOf({ moments: lines }).map(({ what }) => what)).toEqual([
    "Amrit would be at Portraits (River) and at Rings (Hall) at 10:30 a.m.",
  ]);
});
