import type { Enquiry } from "#app/couple/enquiries/enquiry.ts";

import { weddingDay } from "./sample-days.ts";

/** A valid enquiry with a value in every field, with `changes` applied. */
export function sampleEnquiry(changes: Partial<Enquiry> = {}): Enquiry {
  return {
    name: "Simran Gill & Zoë O'Hara",
    email: "simran@example.ca",
    subject: null,
    eventDate: weddingDay,
    budget: "$35,000 - $50,000",
    guestCount: "200+",
    guestNumber: 420,
    venueType: "Hotel/Resort",
    servicesNeeded: ["Photography", "DJ/Music"],
    events: ["Mehndi", "Reception"],
    asks: [],
    additionalInfo: "Two families, one gurdwara.\nThe baraat needs a street: ਬਰਾਤ 🐎",
    questions: ["May we light a havan fire?", "How late may the dhol play?"],
    vendors: [3, 17, 76],
    ...changes,
  };
}
