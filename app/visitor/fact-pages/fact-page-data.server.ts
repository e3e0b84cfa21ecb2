import { factPages, type FactPage } from "#content/fact-pages/fact-pages.ts";
import type { ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import { upcomingAvailability } from "#app/catalogue/directory/availability-calendar.ts";
import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";
import type { Listing } from "#app/catalogue/directory/listing.ts";
import {
  factPageLinks,
  factPagePath,
  judgeFactPage,
  listingsOfPage,
  type JudgedBusiness,
} from "#app/catalogue/fact-pages/find-fact-pages.ts";
import { freeSaturdays } from "#app/catalogue/fact-pages/free-saturdays.ts";
import type { BusinessVerdict, PageAnswer } from "#app/catalogue/fact-pages/judge-business.ts";
import { reportableFactLabels } from "#app/catalogue/venue-facts/reportable-fact-keys.ts";
import { askingPath } from "#app/catalogue/weekend-fit/asking-path.ts";
import { alphabetically } from "#app/languages/alphabetically.ts";

import { factPageNouns } from "./fact-page-nouns.server.ts";

/** Most businesses without an answer that the page shows; one press asks them all. */
const mostAsked = 15;

export type FactPageData = NonNullable<ReturnType<typeof readFactPage>>;

/** A business on the page that has answered. */
export type FactPageEntry = ReturnType<typeof toEntry>;

/** A business on the page that has yet to answer. */
export type OpenEntry = ReturnType<typeof toOpenEntry>;

/**
 * Reads a page that is made of answers.
 * @param today day in Alberta
 * @returns null where no page has this id, or too few answers make it
 */
export function readFactPage(
  directory: Pick<Directory, "inCategory" | "listing">,
  id: string,
  today: string,
) {
  const page = factPages.find((known) => known.id === id);
  if (page === undefined) return null;
  const { businesses, isThere, isIndexed } = judgeFactPage(page, listingsOfPage(directory, page), today);
  if (!isThere) return null;
  const sorted = businesses.toSorted((a, b) => alphabetically(a.listing.card.name, b.listing.card.name));
  const of = (result: BusinessVerdict["result"]) => sorted.filter(({ verdict }) => verdict.result === result);
  const entriesOf = (result: BusinessVerdict["result"]) =>
    of(result).map((business) => toEntry(business, today));
  const unknown = of("unknown");
  const asked = unknown.toSorted((a, b) => questionsLeft(a) - questionsLeft(b)).slice(0, mostAsked);
  const [guests = null] = page.asks.flat().flatMap((ask) => ("guests" in ask ? [ask.guests] : []));
  const { category, heading, intro } = page;
  return {
    category,
    noun: factPageNouns[category],
    heading,
    intro,
    id,
    isIndexed,
    questions: questionsOf(page),
    fits: entriesOf("fits"),
    conditions: entriesOf("condition"),
    fails: entriesOf("fails"),
    unknown: {
      count: unknown.length,
      asked: asked.map(toOpenEntry),
      askingPath: askingPath(
        { vendors: asked.map(({ listing }) => listing.card.id), guests },
        asked.flatMap(({ verdict }) => verdict.answers.filter(isOpen).map(({ key }) => key)),
      ),
    },
    others: factPageLinks(directory, today, category).filter(({ path }) => path !== factPagePath(page)),
  };
}

function toEntry({ listing, verdict }: JudgedBusiness, today: string) {
  const { card } = listing;
  const { datesAsOf, areDatesOld } = upcomingAvailability(listing, today);
  return {
    id: card.id,
    slug: card.slug,
    name: card.name,
    path: listingPath(card),
    location: card.location,
    answers: verdict.answers.map((answer) => ({ ...answer, label: labelOf(answer.key, listing) })),
    saturdays: freeSaturdays(listing, today),
    datesAsOf,
    areDatesOld,
    areDatesFromFile: listing.datesFromFile === true,
  };
}

function toOpenEntry({ listing, verdict }: JudgedBusiness) {
  const { card } = listing;
  return {
    id: card.id,
    name: card.name,
    path: listingPath(card),
    // Of one question alone the page's heading says which it is.
    open:
      verdict.answers.length === 1
        ? []
        : verdict.answers
            .filter((answer) => isOpen(answer) && answer.said === null)
            .map(({ key }) => labelOf(key, listing)),
    hints: verdict.hints.map(({ key, said }) => ({ key, said, label: labelOf(key, listing) })),
  };
}

/** Fewest open questions first, then those of which something is known that is no answer. */
const questionsLeft = ({ verdict: { answers, hints } }: JudgedBusiness): number =>
  answers.filter(isOpen).length - (hints.length > 0 ? 0.5 : 0);

/** What is asked, in its words. */
const questionsOf = ({ category, asks }: FactPage) =>
  asks
    .flat()
    .map((ask) => reportableFactLabels("guests" in ask ? "guests" : ask.fact, { category }).question);

function labelOf(key: ReportableFactKey, { card, venue }: Pick<Listing, "card" | "venue">): string {
  const owner = { category: card.category, ...(venue === null ? {} : { province: venue.province }) };
  return reportableFactLabels(key, owner).label;
}

const isOpen = ({ result }: PageAnswer) => result === "unknown";
