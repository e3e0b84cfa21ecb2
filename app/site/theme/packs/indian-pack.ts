import type { ThemePack } from "#app/site/theme/theme-pack.ts";

import { standardPack } from "./standard-pack.ts";

export const indianPack: ThemePack = {
  name: "indian",
  isIndianTheme: true,
  toggleLabel: "Switch to Standard Theme",
  themeColors: {
    primary: "#FF9933",
    secondary: "#138808",
    accent: "#FFF7ED",
    text: "#333333",
    gold: "#D4AF37",
    maroon: "#800000",
  },
  themeFonts: standardPack.themeFonts,
  themeElements: { decorations: true, traditionalAnimations: true, ornateBorders: true, gradients: true },
  seoTitleSuffix: " | Calgary Indian Weddings",
  seoKeywords: [
    "Indian wedding Calgary",
    "South Asian wedding vendors Calgary",
    "Punjabi wedding Calgary",
    "Gujarati wedding Calgary",
    "mehndi artists Calgary",
    "mandap decor Calgary",
    "banquet halls Calgary",
  ],
  seoImagePath: "/indian-wedding-og.jpg",
  seoImageAlt: "Wild Rose Weddings: a couple under a marigold mandap before the Rockies",
  art: {
    homeHero: "hero-mandap",
    directoryHero: "hero-baraat",
    divider: "marigold",
    footerEdge: "toran",
    sunBands: "scallop",
    ceremony: "decor-indian",
  },
  home: {
    title: "Indian Wedding Vendors & Venues in Calgary",
    metaDescription:
      "Mandap makers, mehndi artists, dhol players, caterers and halls for Punjabi, Gujarati, Muslim, Ismaili, Tamil and fusion weddings in Calgary.",
    eyebrow: "Shaadi in Calgary & Banff",
    headline: { plain: "Seven vows beneath", emphasised: "a mountain sunrise" },
    lede: "Mandap makers, mehndi artists, dhol players and halls large enough for both families, all close to home in Calgary.",
    vendorTypes: [
      ...standardPack.home.vendorTypes,
      { filter: "priests", label: "Priests" },
      { filter: "mehndi", label: "Mehndi" },
    ],
  },
  directory: {
    title: "Indian Wedding Vendors in Calgary",
    metaDescription:
      "Pandits, granthis and imams, mehndi artists, dhol players, mandap makers and caterers for South Asian weddings in Calgary and Banff.",
    eyebrow: "The directory",
  },
  planning: {
    metaDescription:
      "Planning a Punjabi, Gujarati, Muslim, Ismaili, Tamil or fusion wedding in Calgary? Send one enquiry for all events: dates, guests, budget, services.",
    eyebrow: "Planning",
    lede: "One enquiry for every event, from the mehndi to the reception. Three answers are enough to begin: a name, an email address and a date.",
    events: [
      "Roka or engagement",
      "Mehndi",
      "Sangeet or garba",
      "Haldi or pithi",
      "Baraat",
      "Anand Karaj",
      "Pheras or muhurtham",
      "Nikah",
      "Vidaai",
      "Walima or reception",
    ],
  },
  venues: {
    title: "Indian Wedding Venues in Calgary",
    metaDescription:
      "Halls and hotels for South Asian weddings in Calgary: capacity, open flame, baraat, outside caterers and kitchens, with sources.",
    eyebrow: "Halls and hotels",
    lede: "Where may a havan burn, a baraat arrive, a caterer of your own cook? What halls, hotels and gardens in Calgary and the Rockies have said, and what is left to ask.",
    filters: ["downtown", "banquet-halls", "luxury-hotels", "large-capacity"],
    featuredHeading: "Room for both families",
    featured: [
      "hyatt-regency-calgary",
      "calgary-marriott",
      "westin-calgary",
      "glenmore-inn",
      "celebration-hall",
      "hotel-arts",
    ],
    cardAmenities: 2,
    spotlightsHeading: "Three places, told at length",
    spotlights: ["celebration-hall", "fairmont-palliser", "heritage-park", "reader-rock-garden"],
  },
  budget: { plan: "southAsian" },
  bridesmaids: { cards: "southAsian" },
};
