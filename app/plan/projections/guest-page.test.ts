import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putRow } from "#app/plan/document/plan-table.ts";
import { pageDraft, pageProjection, type PageDraft } from "#app/plan/document/projection-types.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import {
  weddingPage,
  weddingPageBlocks,
  weddingPageEvents,
  weddingPageRowId,
} from "#app/plan/schema/wedding-page.schema.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";

import { composeGuestPage, type PageHousehold } from "./guest-page.ts";
import { projectPage, withGuestMoments } from "./project-page.ts";

const ids = ["maiyan", "anand-karaj", "reception", "walima"] as const;
type EventId = (typeof ids)[number];

/** Every text of an event's own has the event's mark in it. */
const mark = (id: EventId) => `Quixwood${ids.indexOf(id)}`;

function planWith(publicEvents: readonly EventId[], poster = ""): Doc {
  const plan = new Doc();
  putRow(wedding, plan, weddingRowId, { partnerOne: "Harpreet", partnerTwo: "Daniel", places: ["calgary"] });
  putRow(weddingPage, plan, weddingPageRowId, { poster, welcome: "Come hungry." });
  for (const [at, id] of ids.entries()) {
    const place = `${mark(id)} Masjid`;
    putRow(events, plan, id, {
      kind: id,
      name: `${mark(id)} event`,
      date: `2027-0${at + 3}-1${at}`,
      start: 600,
      place,
    });
    putRow(weddingPageEvents, plan, id, { isPublic: publicEvents.includes(id), dress: `${mark(id)} dress` });
    putRow(moments, plan, `moment-${id}`, {
      title: `${mark(id)} moment`,
      event: id,
      after: 30,
      place: mark(id),
      people: "Canarywood",
      notes: "Canarywood",
      guestsSee: true,
    });
  }
  return plan;
}

const anyEvents = fc.subarray([...ids]);
const household = (invited: readonly string[]): PageHousehold => ({
  name: "The Gills",
  code: "7kq2-m9xa-04tz",
  invited,
  until: null,
  language: "en",
});

const withoutPhotographs = (draft: PageDraft) => ({ ...draft, photographs: [] });

const nowhere = () => ({ path: null, at: null, town: null });

const marksIn = (shown: unknown) => {
  const text = JSON.stringify(shown);
  return ids.filter((id) => text.includes(mark(id)) || text.includes(`2027-0${ids.indexOf(id) + 3}`));
};

test("whoever looks, nothing on the page is of an event that they may not see", () => {
  fc.assert(
    fc.property(
      anyEvents,
      anyEvents,
      fc.option(anyEvents, { nil: null }),
      fc.constantFrom("", ...ids),
      (publishedEvents, publicNow, invited, poster) => {
        const published = projectPage(planWith(publishedEvents, poster)).draft;
        const live = projectPage(planWith(publicNow, poster));
        const page = composeGuestPage({
          published: withoutPhotographs(published),
          live,
          household: invited === null ? null : household(invited),
          locate: (place) => ({ path: `/venues/${place}`, at: [-114.06, 51.04], town: null }),
        });
        const allowed = invited ?? publishedEvents.filter((id) => publicNow.includes(id));
        expect(marksIn(page)).toEqual(ids.filter((id) => allowed.includes(id)));
        expect(JSON.stringify(page)).not.toContain("Canarywood");
      },
    ),
  );
});

test("the projection is what its schema says, with nobody of the schedule in it", () => {
  const projected = projectPage(planWith(["reception"], "maiyan"));
  expect(pageProjection.parse(projected)).toEqual(projected);
  expect(pageDraft.parse(projected.draft)).toEqual(projected.draft);
  expect(JSON.stringify(projected)).not.toContain("Canarywood");
  // A poster that invites to a private event would say where it is.
  expect(projected.draft.poster.event).toBe("");
  expect(projected.draft).toMatchObject({ address: "harpreet-and-daniel", names: "Harpreet & Daniel" });
});

test("days come with their light, and a house of worship with what it asks", () => {
  const live = projectPage(planWith(["anand-karaj"]));
  const page = composeGuestPage({
    published: withoutPhotographs(live.draft),
    live,
    household: null,
    locate: nowhere,
  });
  expect(page.days).toEqual([
    expect.objectContaining({ date: "2027-04-11", light: expect.objectContaining({ place: "Calgary" }) }),
  ]);
  expect(page.customs).toEqual(["gurdwara", "masjid"]);
});

test("where the plan cannot be read, the page keeps its words and shows no event", () => {
  const { draft } = projectPage(planWith(ids));
  const page = composeGuestPage({
    published: withoutPhotographs(draft),
    live: null,
    household: null,
    locate: nowhere,
  });
  expect(page).toMatchObject({ welcome: "Come hungry.", days: [], places: [], moments: [] });
});

test("a hidden block is not published, and its words are not either", () => {
  const plan = planWith([]);
  putRow(weddingPageBlocks, plan, "gifts", { hidden: true, words: "Canarywood" });
  putRow(weddingPageBlocks, plan, "travel", { heading: "Where to sleep", words: "The Palliser." });
  const { blocks } = projectPage(plan).draft;
  expect(JSON.stringify(blocks)).not.toContain("Canarywood");
  expect(blocks.find(({ id }) => id === "travel")).toMatchObject({ heading: "Where to sleep" });
});

test("a poster of a venue is gone with its event: the picture would say where it is", () => {
  const plan = planWith(["reception"], "reception");
  putRow(events, plan, "reception", { kind: "reception", place: "Fairmont Palliser" });
  const { draft } = projectPage(plan);
  expect(draft.poster.composition).toBe("venue-palliser");
  const posterNow = (publicNow: readonly EventId[]) =>
    composeGuestPage({
      published: withoutPhotographs(draft),
      live: projectPage(planWith(publicNow, "reception")),
      household: null,
      locate: nowhere,
    }).poster.composition;
  expect(posterNow(["reception"])).toBe("venue-palliser");
  expect(posterNow([])).toBe("lake");
});

function scheduledPlan(): Doc {
  const plan = planWith(["reception"]);
  const item = (id: string, title: string, guestsSee?: boolean) =>
    putRow(moments, plan, id, {
      title,
      event: "reception",
      after: 60,
      ...(guestsSee === undefined ? {} : { guestsSee }),
    });
  item("reception.first-dance", "First dance");
  item("reception.sound-check", "Sound check with the dancers");
  item("reception.golden-hour", "Portraits in the golden hour");
  item("reception.cake", "Surprise cake");
  item("V1StGXR8", "Surprise video from Nani");
  item("reception.speeches", "Speeches", false);
  item("reception.hand-over", "Hand over rings, licence and decor", true);
  item("8x2kPq0a", "Bhangra", true);
  return plan;
}

test("guests see the rites and the party, not the preparation, and what the couple wrote once it shows it", () => {
  const { moments: seen } = projectPage(scheduledPlan());
  expect(seen.map(({ title }) => title).toSorted()).toEqual([
    "Bhangra",
    "First dance",
    "Hand over rings, licence and decor",
    ...ids.map((id) => `${mark(id)} moment`),
  ]);
});

test("of a page that a former version stored, guests see what is usually theirs", () => {
  const { areMomentsForGuests: _, ...page } = projectPage(scheduledPlan());
  const all = ["First dance", "Speeches"].map((title) => ({
    id: title === "Speeches" ? "reception.speeches" : "V1StGXR8",
    event: "reception",
    date: "2027-05-12",
    start: 660,
    title,
    place: "",
  }));
  const stored = pageProjection.parse({ ...page, moments: all });
  expect(withGuestMoments(stored).moments.map(({ title }) => title)).toEqual(["Speeches"]);
  expect(withGuestMoments(projectPage(scheduledPlan()))).toEqual(projectPage(scheduledPlan()));
});
