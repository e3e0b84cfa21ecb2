import type { Testimonial } from "./testimonial.ts";

/** Samples of the standard theme. The pictures are those of the decor ideas, which the page has anyway. */
export const standardTestimonials: readonly Testimonial[] = [
  {
    id: "renee-and-colby",
    name: "Renée & Colby Thibault",
    role: "Married in a barn in September",
    quote:
      "We had a guest list, a date and no idea what a hall costs. Four venues side by side, the same facts in the same rows, and we knew by supper.",
    stars: 5,
    image: "/art/decor/barn-lights.svg",
    location: "Kensington, Calgary",
  },
  {
    id: "ngozi",
    name: "Ngozi Adeyemi",
    role: "Bride in January",
    quote:
      "Half the vendors I rang had never been asked about minus twenty. The ones that I found here asked me first.",
    stars: 5,
    image: "/art/decor/winter-candlelight.svg",
    location: "Mission, Calgary",
  },
  {
    id: "gord",
    name: "Gord Halvorsen",
    role: "Father of the bride",
    quote:
      "I was put in charge of the coaches to Canmore. One enquiry, two answers, nobody left behind. The speech was harder.",
    stars: 4,
    image: "/art/decor/mountain-minimalist.svg",
    location: "Okotoks",
  },
];
