import { standardDecorIdeas } from "#content/decor-ideas/standard-ideas.ts";
import { standardTopVendors } from "#content/featured/top-vendors.ts";
import { seasons } from "#content/seasons/seasons.ts";
import { standardTestimonials } from "#content/testimonials/standard-testimonials.ts";
import { standardStages } from "#content/timeline/standard-stages.ts";
import type { HomeSections } from "#app/site/theme/home-sections.ts";

export const standardHomeSections: HomeSections = {
  howItWorks: {
    heading: "How it works",
    lede: "Three unhurried steps from a blank page to a booked day.",
    steps: [
      {
        title: "Search Vendors",
        text: "Filter by craft, part of town and price, in Calgary and in the mountains.",
        emblem: "photographers",
      },
      {
        title: "Compare Reviews",
        text: "Put up to four side by side: ratings, prices and how soon they answer.",
        emblem: "planners",
      },
      {
        title: "Book With Confidence",
        text: "Ask all of them at once, and hold your date with the one who answers best.",
        emblem: "venues",
      },
    ],
  },
  categories: {
    heading: "Everyone you will need, gathered in one valley",
    tiles: [
      { filter: "photographers", label: "Photographers", emblem: "photographers" },
      { filter: "videographers", label: "Videographers", emblem: "videographers" },
      { filter: "djs", label: "DJs", emblem: "djs" },
      { filter: "venues", label: "Venues", emblem: "venues" },
      { filter: "caterers", label: "Caterers", emblem: "caterers" },
      { filter: "florists", label: "Florists", emblem: "florists" },
      { filter: "planners", label: "Planners", emblem: "planners" },
      { filter: "decor", label: "Decor", emblem: "decor" },
      { filter: "cakes", label: "Cakes", emblem: "cakes" },
      { filter: "beauty", label: "Beauty", emblem: "beauty" },
      { filter: "officiants", label: "Officiants", emblem: "officiants" },
      { filter: "transportation", label: "Transportation", emblem: "transport" },
      { filter: "jewelry", label: "Jewellery", emblem: "jewelry" },
      { filter: "bridal", label: "Bridal", emblem: "bridal" },
      { filter: "suits", label: "Suits", emblem: "suits" },
      { filter: "invitations", label: "Invitations", emblem: "invitations" },
    ],
  },
  topVendors: { heading: "Six to ring first", ids: standardTopVendors, specialties: null },
  ceremonies: null,
  featuredVenues: {
    heading: "Rooms with a history",
    lede: "A railway hotel, a glasshouse and a village with a locomotive.",
    count: 3,
  },
  decor: {
    heading: "Six ways to dress a room",
    lede: "From a barn in October to a ceiling of blossom in May.",
    ideas: standardDecorIdeas,
  },
  timeline: {
    heading: "A year, in four stops",
    lede: "What to settle when, so that nothing has to be settled twice.",
    stages: standardStages,
    sources: "Lead times are what Calgary vendors usually ask for, gathered in November 2026.",
  },
  seasons: { heading: "What each season brings", entries: seasons },
  testimonials: { heading: "How couples would put it", entries: standardTestimonials },
  dreamTeam: {
    lede: "From the first photograph to the last coach home: open a craft and see who works in it.",
  },
};
