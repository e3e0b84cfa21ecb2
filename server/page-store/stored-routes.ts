import { isCalendarDate } from "#app/calendar/alberta-time.ts";
import { areaOfAddress } from "#app/areas/choose-area.ts";
import { parseDecorSeason } from "#app/visitor/home/decor/decor-season.ts";
import { formatDirectoryQuery, parseDirectoryQuery } from "#app/directory/directory-query.ts";
import { findSubject } from "#app/couple/enquiries/enquiry-options.ts";
import { besidesBudget, besidesDate } from "#app/planning-tools/tool-address.ts";
import { parseSeason } from "#app/visitor/home/seasons/season-choice.ts";
import { readAsked } from "#app/venue-page/venue-questions.ts";
import { parseComparison } from "#app/venues/comparison-path.ts";
import { formatVenueQuery, parseVenueQuery } from "#app/venues/venue-query.ts";

import { idList, inTheme, known, nothing, page, type Spelling } from "./spelling.ts";

const isId = (value: string) => /^[1-9]\d{0,8}$/.test(value);

const ofHome: Spelling = (asked) => [
  ...known(asked, "season", (value) => parseSeason(value) === value),
  ...known(asked, "decor", (value) => parseDecorSeason(value) === value),
];

const ofVenues: Spelling = (asked) => [
  // The shared list comes with the frame.
  ...new URLSearchParams(formatVenueQuery({ ...parseVenueQuery(asked), saved: [] })),
  ...known(asked, "venueArea", () => areaOfAddress(asked) !== null),
];

const ofComparison: Spelling = (asked) => {
  const slugs = parseComparison(asked);
  return slugs.length === 0 ? [] : [["venues", slugs.join(",")]];
};

const ofPlanning: Spelling = (asked) => [
  ...idList(asked, "vendors"),
  ...known(asked, "date", isCalendarDate),
  ...known(asked, "guests", (value) => /^\d{1,4}$/.test(value) && Number(value) > 0),
  ...known(asked, "subject", (value) => findSubject(value) !== null),
];

/** What is typed into the tools is hardly ever asked twice. */
const ofTools: Spelling = (asked) => {
  const typed = [...besidesDate(asked.toString()), ...besidesBudget(asked.toString())];
  return typed.some(([name, value]) => name !== "theme" && value !== "") ? null : [];
};

const ofListing = page((asked) => known(asked, "listing", isId));
const standing = page(nothing);

/**
 * The routes whose answers are the same for everyone, and what each reads of its address. A value that
 * a route reads and that does not stand here would be answered with the page of another address.
 */
export const storedRoutes: Readonly<Record<string, Spelling>> = {
  "routes/home": page(ofHome),
  "routes/venues": page(ofVenues),
  "routes/venue-comparison": page(ofComparison),
  "routes/venue-halls": nothing,
  "routes/venue": page((asked) => readAsked(asked).map((key) => ["ask", key])),
  "routes/vendors": inTheme((asked) => [
    ...new URLSearchParams(formatDirectoryQuery(parseDirectoryQuery(asked))),
  ]),
  "routes/vendor-list": (asked) => (asked.has("names") ? null : []),
  "routes/apply": standing,
  "routes/premium": standing,
  "routes/vendor": standing,
  "routes/planning": page(ofPlanning),
  "routes/traditions": standing,
  "routes/tradition": standing,
  "routes/decoration-ideas": standing,
  "routes/decoration-idea": standing,
  "routes/claim": ofListing,
  "routes/something-wrong": ofListing,
  "routes/planning-tools": page(ofTools),
  "routes/plan": standing,
  "routes/gallery": standing,
  "routes/bridesmaids-guide": standing,
  "routes/about": standing,
  "routes/how-we-rank": standing,
  "routes/privacy": standing,
  "routes/terms": standing,
  "routes/accessibility": standing,
  "routes/sitemap": nothing,
  "routes/sitemap-part": nothing,
  "routes/robots": nothing,
};

const underKey = "what it shows belongs to whoever has the key";
const onlyPosts = "it takes forms";

/** Every other route, and why none of its answers is stored. */
export const neverStored: Readonly<Record<string, string>> = {
  "routes/enquiries": onlyPosts,
  "routes/applications": onlyPosts,
  "routes/claims": onlyPosts,
  "routes/corrections": onlyPosts,
  "routes/plans": onlyPosts,
  "routes/enquiry": underKey,
  "routes/answer": underKey,
  "routes/application": underKey,
  "routes/your-listing": underKey,
  "routes/your-pictures": underKey,
  "routes/no-more-mail": underKey,
  "routes/claimed": underKey,
  "routes/business-links": underKey,
  "routes/for-business": underKey,
  "routes/household-pages": underKey,
  "routes/kept-plan": underKey,
  "routes/household": underKey,
  "routes/plan-calendar": underKey,
  "routes/lost-link": "it tells somebody what was done under a key",
  "routes/rsvp": "it leads to what is under a key",
  "routes/bridesmaid-guide": "it leads to another address",
  "routes/specimens": "it is there in development only",
  "routes/not-found": "it is an error",
};
