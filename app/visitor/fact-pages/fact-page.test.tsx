import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test } from "vitest";

import type { Listing, VendorFact, VenueDetails } from "#app/catalogue/directory/listing.ts";
import { loadAllThemePacks } from "#app/site/theme/theme-packs.ts";
import { WeddingThemeProvider } from "#app/site/theme/theme-provider.tsx";
import { venueListing } from "#test-support/venue-listing.ts";

import { readFactPage } from "./fact-page-data.server.ts";
import { FactPageView } from "./fact-page-view.tsx";

beforeAll(loadAllThemePacks);

const today = "2026-11-26";

const baraat = (answer: string, changes: Partial<VendorFact> = {}) => ({
  key: "baraat",
  status: "confirmed",
  answer,
  text: "From the south lot.",
  saidBy: "venue",
  source: "The business itself",
  checkedOn: "2026-11-23",
  confidence: "high",
  ...changes,
});

const answered = Array.from({ length: 10 }, () => [baraat("yes")]);
const silent = (count: number) => Array.from({ length: count }, () => []);

/** The page of venues that let a baraat in, with what each venue said of it. */
const pageOf = (said: readonly ReturnType<typeof baraat>[][], calendar: Partial<Listing> = {}) =>
  pageWith(
    "venues-for-a-baraat",
    said.map((facts) => ({ facts })),
    calendar,
  );

/** A page of these venues; they are called Hall 1, Hall 2 … */
function pageWith(pageId: string, known: readonly Partial<VenueDetails>[], calendar: Partial<Listing> = {}) {
  const venues = known.map((venue, at) => ({
    ...venueListing(venue, { id: at + 1, slug: `hall-${at + 1}`, name: `Hall ${at + 1}` }),
    ...calendar,
  }));
  const page = readFactPage(
    {
      inCategory: (category) => (category === "venues" ? venues.map(({ card }) => card) : []),
      listing: (id) => venues[id - 1] ?? null,
    },
    pageId,
    today,
  );
  if (page === null) throw new Error("Too few answers.");
  return page;
}

function textOf(page: ReturnType<typeof pageOf>): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <WeddingThemeProvider>
        <FactPageView id="answers" page={page} />
      </WeddingThemeProvider>
    </MemoryRouter>,
  );
  return markup.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

test("of 1,290 venues that haven’t answered 15 are shown and asked, and the others are counted", () => {
  const page = pageOf([...answered, ...silent(1290)]);
  expect(page.unknown.count).toBe(1290);
  expect(page.unknown.asked).toHaveLength(15);
  expect(JSON.stringify(page.unknown).length).toBeLessThan(3000);
  expect(page.unknown.askingPath.split(/[=,]/)).toHaveLength(15 + 2);
  const text = textOf(page);
  expect(text).toContain("1,290 venues haven’t told us yet");
  expect(text).toContain("And 1,275 more:");
  expect(text).toContain("Ask these 15 venues");
});

test("a yes of 13 months ago comes first of what is open, with its words, its source and its day", () => {
  const old = [baraat("yes", { checkedOn: "2025-10-26" })];
  const page = pageOf([...answered, ...silent(40), old]);
  expect(page.fits).toHaveLength(10);
  expect(page.unknown.asked[0]?.name).toBe("Hall 51");
  const text = textOf(page);
  expect(text).toContain("Baraat: Yes. From the south lot. Confirmed by Hall 51, 26 October 2025.");
  expect(text).toContain("As of October 2025: ask again.");
});

const room = (layout: string, guests: number) => ({
  name: "Grand Hall",
  layout,
  guests,
  checkedOn: "2026-11-23",
  source: "Its website",
  confidence: "high",
});

test("a number without its layout is shown, and isn’t said to be old or not certain alone", () => {
  const facts = [baraat("yes", { key: "outsideCaterer" })];
  const large = Array.from({ length: 5 }, () => ({ facts, rooms: [room("seated", 450)] }));
  const halls = [...large, { facts, rooms: [room("unspecified", 500)] }];
  const text = textOf(pageWith("venues-for-400-guests-with-your-own-caterer", halls));
  expect(text).toContain("an answer that is old, not certain or incomplete doesn’t count");
  expect(text).toMatch(/Hall 6 [^:]*: Grand Hall: 500 guests, layout not given\./);
});

test("one venue that hasn’t answered is asked alone", () => {
  const text = textOf(pageOf([...answered, []]));
  expect(text).toContain("One venue hasn’t told us yet");
  expect(text).toContain("Ask this venue");
  expect(text).not.toContain("more:");
});

test("free Saturdays have the day of their calendar, and an old one says to ask first", () => {
  const free = { freeUntil: "2026-12-05" };
  const days = "Says it is free on these Saturdays: 28 November 2026 and 5 December 2026";
  expect(textOf(pageOf(answered, { ...free, datesAsOf: "2026-11-20" }))).toContain(
    `${days} (as of 20 November 2026).`,
  );
  expect(textOf(pageOf(answered, { ...free, datesAsOf: "2026-09-01" }))).toContain(
    `${days} (from 1 September 2026: ask first).`,
  );
});
