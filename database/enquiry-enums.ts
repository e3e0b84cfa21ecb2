/**
 * The words that a couple chooses from in the enquiry form (specification §3), as rows hold them: a part of
 * enums.ts of its own, so that pages without the form do not load it.
 */

/** What the wedding may cost. */
export const budgets = [
  "Under $20,000",
  "$20,000 - $35,000",
  "$35,000 - $50,000",
  "$50,000 - $75,000",
  "$75,000+",
] as const;

/** Ranges of the number of guests. */
export const guestCounts = ["0-50", "51-100", "101-150", "151-200", "200+"] as const;

/** Kinds of places to celebrate. */
export const venueTypes = [
  "Hotel/Resort",
  "Banquet Hall",
  "Outdoor/Garden",
  "Restaurant",
  "Religious Venue",
  "Historic Building",
  "Mountain View Venue",
  "Golf Club",
  "Other",
] as const;

/** Services that a couple looks for. */
export const serviceLabels = [
  "Photography",
  "Videography",
  "Catering",
  "Flowers & Decor",
  "DJ/Music",
  "Hair & Makeup",
  "Wedding Planner",
  "Transportation",
] as const;
export type ServiceLabel = (typeof serviceLabels)[number];

/** Events that either theme offers; an enquiry may name any of them. */
export const eventNames = [
  "Ceremony",
  "Reception",
  "Rehearsal dinner",
  "Engagement party",
  "Morning-after brunch",
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
] as const;
export type EventName = (typeof eventNames)[number];
