/**
 * @typedef {object} ChunkGroup
 * @property {string} name
 * @property {readonly string[]} places folders and files from the root, or what the paths of several begin with
 * @property {readonly string[]} [without] what is left out of these
 * @property {number} [minShareCount]
 * @property {number} priority
 */

/**
 * How the browser's scripts are packed. Small files cost a request each and pack badly; one file for
 * all would bring every page what it does not need. What no group names is packed by who needs it.
 *
 * @type {readonly ChunkGroup[]}
 */
export const groups = [
  {
    // What every page needs, and the small parts that most pages consist of.
    name: "site",
    places: [
      "node_modules/react/",
      "node_modules/react-dom/",
      "node_modules/react-router/",
      "node_modules/scheduler/",
      "app/root.",
      "app/calendar/format-date.",
      "app/catalogue/directory/category-path.",
      "app/catalogue/directory/listing-card.",
      "app/catalogue/directory/listing-picture.",
      "app/catalogue/directory/saved-ids.",
      "app/catalogue/listing-cards/",
      "app/catalogue/listings/availability-fact.",
      "app/catalogue/listings/listing-art.",
      "app/catalogue/listings/planning-path.",
      "app/catalogue/listings/poster-frame.",
      "app/catalogue/listings/price-label.",
      "app/catalogue/listings/rating",
      "app/catalogue/listings/recommend-badge.",
      "app/catalogue/listings/response-time.",
      "app/catalogue/listings/responsive-picture.",
      "app/catalogue/listings/sample-badge.",
      "app/catalogue/listings/website-link.",
      "app/catalogue/plan-outbox/add-to-plan.",
      "app/catalogue/saved-list/heart-button.",
      "app/catalogue/saved-list/saved-list-store.",
      // Of venues and enquiries, which have nothing else in common.
      "app/languages/format-guests.",
      "app/money/canadian-dollars.",
      "app/site/frame/page-hero.",
      "app/site/frame/theme-toggle.",
      "app/site/theme/arrow-link.",
      "app/site/theme/lazy-by-theme.",
      "app/site/theme/load-home-sections.",
      "app/site/theme/on-first-interaction.",
      "app/site/theme/theme-",
      "app/site/theme/use-home-sections.",
      "app/site/url-state/replace-with-canonical-url.",
      "content/catalogue/fact-keys.",
      "app/ui/design-system/",
      "app/ui/form-fields/",
      "app/ui/illustrations/choose-scene.",
      "app/ui/illustrations/emblem",
      "app/ui/illustrations/empty-compass.",
      "app/ui/illustrations/scene.",
      "app/ui/illustrations/sprite.",
      "app/ui/illustrations/star-row.",
      // Both themes' packs refer to them; the Indian pack is derived from the standard one.
      "content/seasons/season-names.",
      "app/site/theme/packs/standard-pack.",
      "app/site/theme/packs/ceremony-emblems.",
    ],
    without: [
      "app/ui/design-system/description-list-entry.",
      "app/ui/design-system/link-tabs.",
      "app/ui/design-system/phone-fold.",
      "app/ui/design-system/unsent-data.",
      // Of the dialogs, which are loaded when they are first opened.
      "app/ui/design-system/use-close-on-back.",
      // Of long forms.
      "app/ui/form-fields/checkbox-tiles-field.",
      "app/ui/form-fields/radio-field.",
      "app/ui/form-fields/select-input.",
      "app/ui/form-fields/text-area.",
    ],
    priority: 3,
  },
  {
    // Pages with a search as you type.
    name: "typed-search",
    places: ["app/site/url-state/use-debounce.", "app/site/url-state/use-url-query"],
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "guides",
    places: ["app/catalogue/listings/source-note.", "app/money/format-ranges.", "app/visitor/guides/"],
    // Of one page each, or of the pages that list them; or of the server.
    without: [
      "app/visitor/guides/guide-structured-data.",
      "app/visitor/guides/lazy-planning-guides.",
      "app/visitor/guides/booking-table.",
      "app/visitor/guides/planning-guides.",
      "app/visitor/guides/cost-table.",
    ],
    minShareCount: 2,
    priority: 2,
  },
  {
    // What the home page has in both themes.
    name: "seasons",
    places: ["content/featured/", "content/seasons/seasons."],
    priority: 3,
  },
  {
    // Parts of the plan that the home page shows as an example.
    name: "plan-example",
    places: [
      "app/plan/rules/checklist/upcoming-tasks.",
      "app/plan/session/example/example-tab.",
      "app/plan/tools/checklist/describe-due-date.",
      "app/plan/tools/checklist/progress-sun.",
      "app/plan/tools/checklist/task-facts.",
      "content/plan/example-wedding.",
    ],
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "schemas",
    places: ["node_modules/zod/"],
    minShareCount: 2,
    priority: 3,
  },
  {
    // How a plan is stored and synchronised.
    name: "synchronised",
    places: ["node_modules/@hocuspocus/", "node_modules/lib0/", "node_modules/y-", "node_modules/yjs/"],
    minShareCount: 2,
    priority: 2,
  },
  {
    // What every tool of an open plan reads and writes: a phone would ask for twenty files.
    name: "plan-document",
    places: [
      "app/plan/document/",
      "app/plan/schema/",
      "app/plan/session/",
      "app/plan/updates/",
      // What a wedding day that comes from another page dates.
      "app/plan/rules/change-events.",
      "app/plan/rules/combine-traditions.",
      "app/plan/rules/event-days.",
      "app/plan/rules/schedule/daylight.",
      "app/plan/rules/schedule/golden-hour.",
      "app/plan/rules/schedule/moment-columns.",
      "app/plan/rules/schedule/usual-order.",
      "app/plan/rules/start/set-wedding-day.",
      "content/plan/event-order.",
      "content/plan/golden-hour-moment.",
    ],
    // Of pages that show no plan.
    without: [
      "app/plan/document/author-id.",
      "app/plan/document/parts-and-roles.",
      "app/plan/document/plan-link.",
      "app/plan/session/deliver-outbox.",
      "app/plan/session/device-plans.",
      "app/plan/session/example/",
      "app/plan/session/outbox/message-schemas.",
      "app/plan/session/outbox/publish-",
    ],
    minShareCount: 2,
    priority: 1,
  },
  {
    // What the plan shares with the date finder, the map and the cost calculator.
    name: "wedding-terms",
    places: [
      "app/calendar/sun-times.",
      "app/catalogue/directory/fold-text.",
      "app/plan/rules/schedule/time-span.",
      "content/calgary-map/places.",
      "content/plan/event-kinds.",
      "content/plan/wedding-kinds.",
      "node_modules/suncalc/",
    ],
    minShareCount: 2,
    priority: 2,
  },
  {
    // What the plan shares with a household's answer.
    name: "guests",
    places: [
      "app/plan/document/field-types.",
      "app/plan/rules/guests/guest-labels.",
      "app/plan/rules/schedule/phone-number.",
      "app/plan/schema/guests.schema.",
      "app/plan/ui/event-emblems.",
    ],
    minShareCount: 2,
    priority: 2,
  },
  {
    // What is there before a plan is open.
    name: "plan-frame",
    places: ["app/plan/shell/frame/", "app/plan/ui/loading/", "app/plan/ui/plan-icon.", "app/plan/ui/tool-"],
    minShareCount: 2,
    priority: 2,
  },
  {
    // What several tools of the plan work out and show.
    name: "plan-rules",
    places: [
      "app/plan/rules/checklist/",
      "app/plan/rules/guests/",
      "app/plan/rules/schedule/",
      "app/plan/rules/wedding-events.",
      "app/plan/ui/",
      "content/plan/checklist/",
    ],
    minShareCount: 2,
    priority: 0,
  },
  {
    // The page of tools, whose results are lazy sections.
    name: "tools",
    places: ["app/site/url-state/auto-submit-form.", "app/visitor/tools/"],
    minShareCount: 2,
    priority: 1,
  },
  {
    // What the date finder and the budget share with the plan.
    name: "planning-rules",
    places: [
      "app/calendar/add-months.",
      "app/calendar/format-time-of-day.",
      "app/calendar/holidays.",
      "app/calendar/licence-window.",
      "app/calendar/wedding-locations.",
      "app/money/split-cents.",
      "app/visitor/tools/date-finder/parse-date-request.",
    ],
    minShareCount: 2,
    priority: 2,
  },
  {
    // The list of venues, which other pages show parts of.
    name: "venues-shown",
    places: [
      "app/catalogue/venue-facts/",
      // What the page reads of its URL, and its lazy section too.
      "app/visitor/areas/area-in-url.",
      "app/visitor/venues/comparison-path.",
      "app/visitor/venues/describe-seasons.",
      "app/visitor/venues/plus-more.",
      "app/visitor/venues/venue-needs.",
      "app/visitor/venues/venue-poster.",
    ],
    without: ["app/catalogue/venue-facts/reportable-fact-keys.", "app/catalogue/venue-facts/fact-keys."],
    minShareCount: 2,
    priority: 2,
  },
  {
    // Lists from which venues and vendors are taken out, until they are empty.
    name: "empty-list",
    places: ["app/catalogue/saved-list/empty-list.", "app/visitor/costs/use-focus-after-removal."],
    minShareCount: 2,
    priority: 2,
  },
  {
    // A venue at length, on its page and in a spotlight.
    name: "venue-parts",
    places: ["app/visitor/venues/package-list.", "app/visitor/venues/sample-quotes."],
    minShareCount: 2,
    priority: 2,
  },
  {
    // What all forms consist of.
    name: "forms",
    places: [
      "app/messaging/forms/",
      "app/messaging/outbox/unsubscribed-note.",
      "app/ui/form-fields/",
      "database/enums.",
    ],
    // They are loaded once the page is there, or with the first input.
    without: [
      "app/messaging/forms/draft-store.",
      "app/messaging/forms/follow-draft.",
      "app/messaging/forms/parse-count.",
      "app/messaging/forms/proof-of-work.",
      "app/messaging/forms/submit-form.",
      "app/messaging/forms/typed-fields.",
    ],
    minShareCount: 2,
    priority: 3,
  },
  {
    // What every private page is made of, whoever reads it.
    name: "private-pages",
    places: [
      "app/messaging/private-links/failed-submission.",
      "app/messaging/private-links/private-form.",
      "app/messaging/private-links/private-link-error.",
      "app/messaging/private-links/private-page-layout.",
      // Two pages send files: a chunk of its own would cost every page two names.
      "app/messaging/private-links/file-field.",
    ],
    minShareCount: 2,
    priority: 3,
  },
  {
    // What guests' pages share with the plan, without its schemas.
    name: "languages",
    places: [
      "app/languages/format-day.",
      "app/languages/language.",
      "app/languages/translate.",
      "app/messaging/private-links/draft-in-words.",
      "app/messaging/private-links/failure-in-words.",
      "app/messaging/private-links/gone-guest-page.",
      "app/messaging/private-links/guest-",
      "app/messaging/private-links/language-link",
      "app/messaging/private-links/type-link.",
      "app/messaging/private-links/use-document-language.",
      "app/messaging/private-links/use-guest-path.",
    ],
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "submit-form",
    places: [
      "app/messaging/forms/post-form.",
      "app/messaging/forms/proof-of-work.",
      "app/messaging/forms/submit-form.",
    ],
    minShareCount: 2,
    priority: 3,
  },
  {
    // The second is of the budget, too. A file of its own would cost every enquiry form its name.
    name: "enquiry-for-plan",
    places: ["app/couple/enquiries/enquiry-for-plan.", "app/languages/parse-whole-number."],
    minShareCount: 2,
    priority: 3,
  },
  {
    // What a business answers of what couples ask, on its pages and on the desk's.
    name: "fact-forms",
    places: ["app/business/fact-reports/", "app/business/replies/fact-answers/"],
    minShareCount: 2,
    priority: 0,
  },
  {
    // The enquiry, short and long.
    name: "enquiries",
    places: ["app/couple/enquiries/", "database/enquiry-enums."],
    // Of listings' pages alone, or loaded once an enquiry is sent.
    without: [
      "app/couple/enquiries/enquiry-for-plan.",
      "app/couple/enquiries/form-for-plan.",
      "app/couple/enquiries/short-enquiry-form.",
    ],
    minShareCount: 2,
    priority: 2,
  },
  {
    // A vendor's page, and the forms of its profile. Two small files would cost a form two heads.
    name: "traditions",
    places: ["app/catalogue/directory/find-areas.", "app/catalogue/listings/tradition-names."],
    minShareCount: 2,
    priority: 2,
  },
  {
    // The first screen of a listing's page; the rest of it is lazy.
    name: "profiles",
    places: [
      "app/catalogue/listings/",
      "app/catalogue/saved-list/listing-header-actions.",
      "app/catalogue/structured-data/",
      "app/site/metadata/",
      "app/visitor/vendors/listing-metadata.",
      "app/visitor/vendors/use-counted-view.",
    ],
    // Of comparisons, and of the enquiry further down.
    without: [
      "app/catalogue/listings/date-ranges.",
      "app/catalogue/listings/side-by-side-table.",
      "app/catalogue/listings/taken-dates.",
    ],
    minShareCount: 2,
    priority: 1,
  },
  {
    // On the first screens of a vendor; further down at a venue.
    name: "reviews",
    places: [
      "app/couple/reviews/removed-reviews.",
      "app/couple/reviews/review-item.",
      "app/couple/reviews/review-list.",
    ],
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "corrections",
    places: ["app/couple/corrections/"],
    minShareCount: 2,
    priority: 1,
  },
  {
    // The directory and its sheet of filters.
    name: "filters",
    places: [
      "app/visitor/vendors/date-filter.",
      "app/visitor/vendors/directory-",
      "app/visitor/vendors/filter-panel.",
      "app/visitor/vendors/option-group.",
      "app/visitor/vendors/saved-list-box.",
    ],
    minShareCount: 2,
    priority: 0,
  },
];

/** @param {readonly string[]} places */
const anyOf = (places) => places.join("|").replaceAll(".", "\\.");

/** The same rule as the bundler's: by the path of a module. */
export const chunkGroups = groups.map(({ places, without = [], ...group }) => ({
  ...group,
  test: new RegExp(`/${without.length === 0 ? "" : `(?!${anyOf(without)})`}(?:${anyOf(places)})`),
}));
