import { factPages } from "#content/fact-pages/fact-pages.ts";
import type { ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import { upcomingAvailability } from "#app/catalogue/directory/availability-calendar.ts";
import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";
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

import { factPageNouns } from "./fact-page-nouns.server.ts";

/** Most businesses that one press asks. */
const mostAsked = 15;

export type FactPageData = NonNullable<ReturnType<typeof readFactPage>>;

/** A business on the page. */
export type FactPageEntry = ReturnType<typeof toEntry>;

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
  const sorted = businesses.toSorted((a, b) => a.listing.card.name.localeCompare(b.listing.card.name, "en"));
  const of = (result: BusinessVerdict["result"]) =>
    sorted.filter(({ verdict }) => verdict.result === result).map((business) => toEntry(business, today));
  // Those nearest to an answer first.
  const unknown = of("unknown").toSorted((a, b) => a.open.length - b.open.length);
  const asked = unknown.slice(0, mostAsked);
  const [guests = null] = page.asks.flat().flatMap((ask) => ("guests" in ask ? [ask.guests] : []));
  const { category, heading, intro } = page;
  return {
    category,
    noun: factPageNouns[category],
    heading,
    intro,
    id,
    isIndexed,
    fits: of("fits"),
    conditions: of("condition"),
    unknown,
    fails: of("fails"),
    ask:
      asked.length === 0
        ? null
        : {
            count: asked.length,
            path: askingPath(
              { vendors: asked.map((entry) => entry.id), guests },
              asked.flatMap(({ open }) => open.map(({ key }) => key)),
            ),
          },
    others: factPageLinks(directory, today, category).filter(({ path }) => path !== factPagePath(page)),
  };
}

function toEntry({ listing, verdict }: JudgedBusiness, today: string) {
  const { card, venue } = listing;
  const owner = { category: card.category, ...(venue === null ? {} : { province: venue.province }) };
  const labelOf = (key: ReportableFactKey) => reportableFactLabels(key, owner).label;
  const { datesAsOf, areDatesOld } = upcomingAvailability(listing, today);
  return {
    id: card.id,
    slug: card.slug,
    category: card.category,
    fictional: card.fictional,
    name: card.name,
    path: listingPath(card),
    location: card.location,
    answers: verdict.answers.map((answer) => ({ ...answer, label: labelOf(answer.key) })),
    open: verdict.answers.filter(isOpen).map(({ key }) => ({ key, label: labelOf(key) })),
    saturdays: freeSaturdays(listing, today),
    datesAsOf,
    areDatesOld,
    areDatesFromFile: listing.datesFromFile === true,
  };
}

const isOpen = ({ result }: PageAnswer) => result === "unknown";
