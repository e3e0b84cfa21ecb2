import { ceremonies } from "#content/ceremonies/ceremonies.ts";
import { indianDecorIdeas } from "#content/decor-ideas/indian-ideas.ts";
import { indianTopVendors } from "#content/featured/top-vendors.ts";
import { indianSeasons } from "#content/seasons/indian-seasons.ts";
import { indianTestimonials } from "#content/testimonials/indian-testimonials.ts";
import { indianStages } from "#content/timeline/indian-stages.ts";
import { ceremonyEmblems } from "./ceremony-emblems.ts";
import type { HomeSections } from "#app/site/theme/home-sections.ts";

export const indianHomeSections: HomeSections = {
  howItWorks: {
    heading: "How it works",
    lede: "From the roka to the reception, in three calm steps.",
    steps: [
      {
        title: "Search Vendors",
        text: "Filter by craft, tradition and part of town: mandaps, mehndi, dhol, halal and Jain food.",
        emblem: "mehndi",
      },
      {
        title: "Compare Reviews",
        text: "Put up to four side by side, so that both families look at the same facts.",
        emblem: "planners",
      },
      {
        title: "Book With Confidence",
        text: "Ask for every event in one enquiry, and hold your dates with those who answer best.",
        emblem: "decor-indian",
      },
    ],
  },
  categories: {
    heading: "Every hand that makes a shaadi",
    tiles: [
      { filter: "photographers", label: "Photographers", emblem: "photographers" },
      { filter: "videographers", label: "Videographers", emblem: "videographers" },
      { filter: "djs", label: "DJs & Dhol", emblem: "djs-indian" },
      { filter: "venues", label: "Banquet Halls", emblem: "venues" },
      { filter: "caterers", label: "Caterers", emblem: "caterers-indian" },
      { filter: "florists", label: "Florists", emblem: "florists-indian" },
      { filter: "planners", label: "Planners", emblem: "planners" },
      { filter: "decor", label: "Mandap & Decor", emblem: "decor-indian" },
      { filter: "cakes", label: "Cakes & Mithai", emblem: "cakes-indian" },
      { filter: "beauty", label: "Beauty & Mehndi", emblem: "mehndi" },
      { filter: "officiants", label: "Officiants", emblem: "officiants" },
      { filter: "transportation", label: "Transportation", emblem: "transport-indian" },
      { filter: "jewelry", label: "Jewellery", emblem: "jewelry-indian" },
      { filter: "bridal", label: "Lehengas & Saris", emblem: "bridal-indian" },
      { filter: "suits", label: "Sherwanis & Suits", emblem: "suits-indian" },
      { filter: "invitations", label: "Invitations", emblem: "invitations" },
    ],
  },
  topVendors: { heading: "Six who know a shaadi", ids: indianTopVendors, specialties: "Specialties" },
  ceremonies: {
    heading: "Six ceremonies, one long and joyful story",
    lede: "What each one is, who comes and how long to allow. Families and faiths differ, and the names with them.",
    entries: ceremonies.map((ceremony) => ({ ...ceremony, emblem: ceremonyEmblems[ceremony.id] })),
  },
  featuredVenues: {
    heading: "Halls with room for both families",
    lede: "Five hotels and a hall. Ask each one about the baraat, the open flame and the caterer of your choice.",
    count: 6,
  },
  decor: {
    heading: "Six ways to dress a shaadi",
    lede: "From the haldi in the garden to the last lamp of the reception.",
    ideas: indianDecorIdeas,
  },
  timeline: {
    heading: "A year, in four stops",
    lede: "Several events, two families and one calendar.",
    stages: indianStages,
    sources:
      "Lead times are what Calgary vendors usually ask for, gathered in November 2026; the 30 days for a fire permit are those of calgary.ca.",
  },
  seasons: { heading: "What each season brings", entries: indianSeasons },
  testimonials: { heading: "How families would put it", entries: indianTestimonials },
  dreamTeam: {
    lede: "Dhol, mehndi, mandap and the car for the vidaai: open a craft and see who works in it.",
  },
};
