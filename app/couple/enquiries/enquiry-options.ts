import { maxEmailLength } from "#app/messaging/forms/max-email-length.ts";
import { enquirySubjectIds, type EnquirySubjectId } from "#database/enums.ts";

/** Choices of the enquiry form (specification §3). */
export const budgets = [
  "Under $20,000",
  "$20,000 - $35,000",
  "$35,000 - $50,000",
  "$50,000 - $75,000",
  "$75,000+",
] as const;

export const guestCounts = ["0-50", "51-100", "101-150", "151-200", "200+"] as const;

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

/** Services with the emblem of their tile. */
export const servicesNeeded = [
  { label: "Photography", emblem: "photographers" },
  { label: "Videography", emblem: "videographers" },
  { label: "Catering", emblem: "caterers" },
  { label: "Flowers & Decor", emblem: "florists" },
  { label: "DJ/Music", emblem: "djs" },
  { label: "Hair & Makeup", emblem: "beauty" },
  { label: "Wedding Planner", emblem: "planners" },
  { label: "Transportation", emblem: "transport" },
] as const;

export const serviceLabels = servicesNeeded.map(({ label }) => label);

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

/** What a message from a business is about. */
const enquirySubjects: Record<EnquirySubjectId, { label: string; heading: string }> = {
  join: { label: "Apply to Join", heading: "Apply to join the directory" },
  premium: { label: "Learn About Premium Listings", heading: "Ask about premium listings" },
};

/** The subject that an address names. */
export function findSubject(
  id: string | null,
): { id: EnquirySubjectId; label: string; heading: string } | null {
  const known = enquirySubjectIds.find((subject) => subject === id);
  return known === undefined ? null : { id: known, ...enquirySubjects[known] };
}

/** How many vendors one enquiry may go to. */
export const maxVendorsPerEnquiry = 30;

/** How many questions an enquiry may ask. */
export const maxQuestionsPerEnquiry = 24;
const longestQuestion = 300;

/** Longest values, in UTF-16 units; the form has them as maxlength. */
export const enquiryMaxLengths = {
  name: 120,
  email: maxEmailLength,
  additionalInfo: 5000,
  question: longestQuestion,
  /** All questions, with the line breaks between them. */
  questions: maxQuestionsPerEnquiry * (longestQuestion + 1) - 1,
} as const;
