import type { Testimonial } from "./testimonial.ts";

/** Samples of the Indian theme. */
export const indianTestimonials: readonly Testimonial[] = [
  {
    id: "simran-and-arjun",
    name: "Simran & Arjun Dhaliwal",
    role: "Four events in five days",
    quote:
      "Four events, four head counts, two families with opinions. We asked every hall about the baraat and the open flame before we drove anywhere.",
    stars: 5,
    image: "/art/decor/marigold-mandap.svg",
    location: "Northeast Calgary",
  },
  {
    id: "meenakshi",
    name: "Meenakshi Raghavan",
    role: "Mother of the groom",
    quote:
      "The muhurtham was at ten past six in the morning. The caterer read the filter coffee back to me twice. I sat down for the first time in a week.",
    stars: 5,
    image: "/art/decor/floral-jhoola.svg",
    location: "Northwest Calgary",
  },
  {
    id: "zara-and-imran",
    name: "Zara & Imran Siddiqui",
    role: "Nikah and walima",
    quote:
      "A halal kitchen, women behind the camera, a room to pray in: three questions that had cost us thirty telephone calls.",
    stars: 4,
    image: "/art/decor/royal-throne.svg",
    location: "Southeast Calgary",
  },
];
