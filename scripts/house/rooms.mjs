/**
 * The rooms of app/, from the ground up: a room imports from itself and from floors below, never from
 * its own floor or above. Lint holds it while somebody writes (.oxlintrc.json, an override a room),
 * `npm run check` for the whole tree, and house.test.ts compares both and the documents with this table.
 *
 * @typedef {{ name: string, floor: number, holds: string }} Room
 */

/** @type {readonly Room[]} */
export const rooms = [
  { name: "calendar", floor: 1, holds: "Alberta's clock, date arithmetic, holidays, sun, licence window" },
  {
    name: "languages",
    floor: 1,
    holds: "the site's language, and what guests read in six: messages, dates, fonts",
  },
  { name: "money", floor: 1, holds: "dollars, ranges of prices, splitting a sum" },
  { name: "spreadsheets", floor: 1, holds: "reading and writing CSV" },
  { name: "stationery", floor: 1, holds: "invitations as drawings: type set in outlines, SVG, PDF" },
  { name: "ui", floor: 1, holds: "design system, illustrations, charts: no word about weddings" },
  { name: "site", floor: 2, holds: "theme, frame, metadata, critical CSS, URL state" },
  {
    name: "catalogue",
    floor: 3,
    holds: "the directory's filter and snapshot, listings, saved list, venue facts",
  },
  {
    name: "messaging",
    floor: 4,
    holds: "what comes in and goes out: forms, outbox, private links, request context",
  },
  { name: "couple", floor: 5, holds: "what couples send and get: enquiries, reviews, corrections" },
  { name: "business", floor: 6, holds: "a business and its listing: applications, claims, profile, replies" },
  { name: "plan", floor: 6, holds: "the couple's plan: document, session, tools, shell" },
  {
    name: "operator",
    floor: 7,
    holds: "what the team and the clock do: register, erasure, retention, mail dispatch",
  },
  { name: "visitor", floor: 7, holds: "what anybody reads: home, vendors, venues, guides, tools" },
  { name: "component-gallery", floor: 8, holds: "every drawing and every state of a component on one page" },
  { name: "routes", floor: 9, holds: "a thin file per address: the only place that knows all rooms" },
];

/** Rooms within app/plan, in their order: each imports from itself and from those before it. */
export const planRooms = [
  "document",
  "schema",
  "updates",
  "rules",
  "projections",
  "session",
  "ui",
  "repository",
  "worker",
  "exports",
  "server",
  "tools",
  "shell",
];

/** How large the house may become before somebody has to think again. */
export const limits = { rooms: 17, floors: 9 };

/**
 * Which folders at the root may import which: every one that has sources is here. Tests are not looked at.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const outside = {
  content: [],
  mail: [],
  illustrations: ["content"],
  database: ["content"],
  jobs: ["database"],
  app: ["content", "database", "jobs", "mail", "illustrations"],
  server: ["app", "content", "database", "jobs", "mail"],
  desk: ["server", "app", "content", "database", "jobs", "mail"],
  tooling: ["app"],
  "test-support": ["app", "content", "database", "desk", "jobs", "mail", "server", "tooling"],
  scripts: ["app", "illustrations", "test-support", "tooling"],
  e2e: ["app", "test-support", "tooling"],
  bench: ["app", "content", "database", "server", "scripts", "test-support", "tooling"],
};
