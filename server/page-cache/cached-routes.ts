import { isCalendarDate } from "#app/calendar/alberta-time.ts";
import { listingIdFromUrl, listingKey, listingQueryKeys } from "#app/catalogue/listings/listing-in-url.ts";
import { parseAskedEvents } from "#app/couple/enquiries/parse-asked-events.ts";
import { parseAsks } from "#app/couple/enquiries/parse-asks.ts";
import { planningQueryKeys } from "#app/catalogue/listings/planning-path.ts";
import { themeQueryKey } from "#app/site/theme/theme-name.ts";
import { readQuery } from "#app/site/url-state/read-query.ts";
import { areaFromUrl, areaQueryKeys } from "#app/visitor/areas/area-in-url.ts";
import { decorQueryKey, parseDecorSeason } from "#app/visitor/home/decor/decor-season.ts";
import { formatDirectoryQuery, parseDirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import { suggestedCategory, suggestQueryKeys } from "#app/couple/suggestions/suggest-path.ts";
import { findSubject } from "#app/couple/enquiries/enquiry-options.ts";
import { paramsBesidesBudget, paramsBesidesDate } from "#app/visitor/tools/tool-url.ts";
import { parseSeason, seasonQueryKey } from "#app/visitor/home/seasons/season-choice.ts";
import { parseAskedQuestions, questionQueryKeys } from "#app/visitor/venue-page/venue-questions.ts";
import { costQueryKeys, parseCostSlugs } from "#app/catalogue/event-costs/cost-request.ts";
import { weekendQueryKeys } from "#app/catalogue/weekend-fit/weekend-query-keys.ts";
import { comparisonQueryKeys, parseComparison } from "#app/visitor/venues/comparison-path.ts";
import { formatVenueQuery, parseVenueQuery } from "#app/visitor/venues/venue-query.ts";

import {
  idListPairs,
  themedQuery,
  knownPairs,
  noQuery,
  pageQuery,
  type CanonicalQuery,
} from "./canonical-url.ts";

const ofHome: CanonicalQuery = (asked) => [
  ...knownPairs(readQuery(asked, [seasonQueryKey]), seasonQueryKey, (value) => parseSeason(value) === value),
  ...knownPairs(
    readQuery(asked, [decorQueryKey]),
    decorQueryKey,
    (value) => parseDecorSeason(value) === value,
  ),
];

const ofVenues: CanonicalQuery = (asked) => [
  // Every page's frame reads the shared list.
  ...new URLSearchParams(formatVenueQuery({ ...parseVenueQuery(asked), saved: [] })),
  ...knownPairs(readQuery(asked, areaQueryKeys), "venueArea", () => areaFromUrl(asked) !== null),
];

const ofComparison: CanonicalQuery = (asked) => {
  const slugs = parseComparison(asked);
  return slugs.length === 0 ? [] : [[comparisonQueryKeys[0], slugs.join(",")]];
};

/** What is asked of the events hardly ever occurs twice. */
const ofCosts: CanonicalQuery = (asked) => {
  if (costQueryKeys.some((key) => key !== "venues" && asked.has(key))) return null;
  const slugs = parseCostSlugs(asked);
  return slugs.length === 0 ? [] : [["venues", slugs.join(",")]];
};

/** No two weekends are asked alike; the page that nobody has filled in is the same for all. */
const ofFit: CanonicalQuery = (asked) => (weekendQueryKeys.some((key) => asked.has(key)) ? null : []);

const ofPlanning: CanonicalQuery = (asked) => {
  const query = readQuery(asked, planningQueryKeys);
  return [
    ...idListPairs(query, "vendors"),
    ...knownPairs(query, "date", isCalendarDate),
    ...knownPairs(query, "guests", (value) => /^\d{1,4}$/.test(value) && Number(value) > 0),
    ...knownPairs(query, "subject", (value) => findSubject(value) !== null),
    ...knownPairs(query, "ask", (value) => parseAsks(value) !== null),
    ...knownPairs(query, "events", (value) => parseAskedEvents(value).length > 0),
  ];
};

/** Values typed into the tools hardly ever occur twice. */
const ofTools: CanonicalQuery = (asked) => {
  const typed = [...paramsBesidesDate(asked.toString()), ...paramsBesidesBudget(asked.toString())];
  return typed.some(([name, value]) => name !== themeQueryKey && value !== "") ? null : [];
};

const ofListing = pageQuery((asked) =>
  knownPairs(readQuery(asked, listingQueryKeys), listingKey, () => listingIdFromUrl(asked) !== null),
);
const standing = pageQuery(noQuery);

/**
 * The routes whose responses are the same for everyone, and what each reads from its URL. A value that a
 * route reads and that is missing here would be answered with the page of another URL.
 */
export const cachedRoutes: Readonly<Record<string, CanonicalQuery>> = {
  "routes/home": pageQuery(ofHome),
  "routes/venues": pageQuery(ofVenues),
  "routes/venue-comparison": pageQuery(ofComparison),
  "routes/venue-costs": pageQuery(ofCosts),
  "routes/venue-fit": pageQuery(ofFit),
  "routes/fit-vendors-data": noQuery,
  "routes/venue-halls-data": noQuery,
  "routes/about-venues-data": noQuery,
  "routes/venue-list-data": noQuery,
  "routes/venue": pageQuery((asked) => parseAskedQuestions(asked).map((key) => [questionQueryKeys[0], key])),
  "routes/fact-page": standing,
  "routes/vendors": themedQuery((asked) => [
    ...new URLSearchParams(formatDirectoryQuery(parseDirectoryQuery(asked))),
  ]),
  "routes/vendor-list-data": (asked) => (asked.has("names") ? null : []),
  "routes/apply": standing,
  "routes/suggest": pageQuery((asked) => {
    const category = suggestedCategory(asked);
    return category === "" ? [] : [[suggestQueryKeys[0], category]];
  }),
  "routes/premium": standing,
  "routes/vendor": standing,
  "routes/vendor-facet": standing,
  "routes/planning": pageQuery(ofPlanning),
  "routes/traditions": standing,
  "routes/tradition": standing,
  "routes/decoration-ideas": standing,
  "routes/decoration-idea": standing,
  "routes/claim": ofListing,
  "routes/report-correction": ofListing,
  "routes/planning-tools": pageQuery(ofTools),
  "routes/plan": standing,
  "routes/gallery": standing,
  "routes/bridesmaids-guide": standing,
  "routes/about": standing,
  "routes/how-we-rank": standing,
  "routes/privacy": standing,
  "routes/terms": standing,
  "routes/accessibility": standing,
  "routes/sitemap": noQuery,
  "routes/sitemap-part": noQuery,
  "routes/robots": noQuery,
};

const underKey = "what it shows belongs to the holder of the key";
const onlyPosts = "it takes forms";

/** All other routes, and why none of their responses is cached. */
export const uncachedRoutes: Readonly<Record<string, string>> = {
  "routes/venue-costs-data": "each plan asks for the venues of its own shortlist",
  "routes/fit-proposal": "no two proposals are alike",
  "routes/enquiries": onlyPosts,
  "routes/applications": onlyPosts,
  "routes/claims": onlyPosts,
  "routes/corrections": onlyPosts,
  "routes/suggestions": onlyPosts,
  "routes/plans": onlyPosts,
  "routes/enquiry": underKey,
  "routes/reply": underKey,
  "routes/application": underKey,
  "routes/your-listing": underKey,
  "routes/your-enquiries": underKey,
  "routes/your-pictures": underKey,
  "routes/unsubscribe": underKey,
  "routes/claim-status": underKey,
  "routes/business-links": underKey,
  "routes/business-plan-page": underKey,
  "routes/business-sheet-data": underKey,
  "routes/household-links": underKey,
  "routes/family": underKey,
  "routes/saved-plan": underKey,
  "routes/household-rsvp": underKey,
  "routes/wedding-page": underKey,
  "routes/publish-wedding-page": underKey,
  "routes/page-photographs": underKey,
  "routes/plan-calendar": underKey,
  "routes/listing-calendar": underKey,
  "routes/desk": underKey,
  "routes/lost-link": "it says what was done under a key",
  "routes/rsvp": "it leads to what is under a key",
  "routes/bridesmaid-guide-redirect": "it leads to another address",
  "routes/component-gallery": "it is there in development only",
  "routes/not-found": "it is an error",
};
