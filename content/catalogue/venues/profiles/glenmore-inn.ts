import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;

export const profile: VenueProfile = {
  slug: "glenmore-inn",
  type: "Convention hotel",
  groups: ["banquet-halls"],
  province: "AB",
  position: null,
  capacity: null,
  guests: null,
  bestSeasons: ["winter", "fall", "spring"],
  features: ["Own reception room", "Carburn Park close by for portraits"],
  amenities: ["Reception room", "Large free lot, unchecked", "Hotel rooms, number unchecked"],
  specialFeatures: ["Winter weddings photographed here"],
  rooms: [],
  facts: {
    address: {
      status: "reported",
      answer: null,
      text: "1000 Glenmore Court SE, Calgary, near Glenmore Trail. Whether it takes weddings in 2026 was not verified: call first.",
      ...general,
    },
    ctrain: { status: "reported", answer: "no", text: "No CTrain station within a walk.", ...general },
    parking: { status: "reported", answer: "yes", text: "Large free surface lot.", ...general },
    airportDistance: { status: "reported", answer: null, text: "Roughly 24 km by road.", ...general },
  },
};
