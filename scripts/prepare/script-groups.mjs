/** @param {...string} places folders or the beginnings of files, below app/ */
const of = (...places) => new RegExp(`/app/(?:${places.join("|")})`);

/**
 * How the browser's scripts are packed. Small files cost a request each and pack badly; one file for
 * all would bring every page what it does not need. What no group names is packed by who needs it.
 */
export const scriptGroups = [
  {
    // What every page needs, and the small parts that most pages are made of.
    name: "site",
    test: new RegExp(
      [
        of("entry\\.client\\.", "root\\."),
        of(
          "design-system/(?!link-tabs)",
          "address/spell",
          "wedding-theme/(?:onward|theme|parts|on-first|use-home)",
        ),
        of("illustrations/(?:scene|sprite|star-row|emblem|empty)", "site-frame/page-hero"),
        of("listings/(?:listing-art|poster|price|rating|recommend|response|sample|shown|website|date-word)"),
        of("listings/side-by-side", "money/canadian"),
        of("saved-list/(?:heart-button|listing-card-frame|empty-list|ask-and-save)", "vendors/vendor-card"),
        of("alberta-time/describe-day", "directory/listing-"),
        // Both themes' packs speak of them; the Indian pack is made of the standard one.
        /\/content\/seasons\/season-words/,
        /\/packs\/standard-pack\./,
      ]
        .map(({ source }) => source)
        .join("|"),
    ),
    priority: 3,
  },
  // Where something is searched while it is typed.
  { name: "typed-search", test: of("address/use-(?:query|typing|typed)"), minShareCount: 2, priority: 2 },
  {
    name: "guides",
    test: of("planning-resources/(?:structured-guides|describe-amounts|source-note|sourced-list)"),
    minShareCount: 2,
    priority: 2,
  },
  // Both themes speak of the same seasons.
  { name: "standard-home", test: /\/packs\/standard-home\.|\/content\/seasons\/seasons\./, priority: 3 },
  // What is shown of venues on more than one page.
  {
    name: "venues-shown",
    test: of(
      "venue-facts/",
      "venues/(?:venue-poster|package|sample-quotes|plus-more|venue-needs)",
      "seasons/",
    ),
    minShareCount: 2,
    priority: 2,
  },
  // The pages of vendors and venues, and everything that is written to somebody; the long form is for the
  // planning pages alone.
  {
    name: "forms",
    test: of("letterbox/", "enquiries/(?!planning-hero|enquiry-form\\.|enquiry-panel)"),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "profiles",
    test: of(
      "listings/",
      "reviews/",
      "corrections/",
      "claims/claim-line",
      "vendors/(?:listing|tradition)",
      "page-metadata/",
    ),
    minShareCount: 2,
    priority: 1,
  },
  // The directory and its sheet of filters.
  {
    name: "filters",
    test: of("vendors/(?:filter-panel|date-filter|directory|option-group|saved-box)"),
    minShareCount: 2,
    priority: 0,
  },
];
