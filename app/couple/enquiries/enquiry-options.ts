import { maxEmailLength } from "#app/messaging/forms/max-email-length.ts";
import type { ServiceLabel } from "#database/enquiry-enums.ts";
import { enquirySubjectIds, type EnquirySubjectId } from "#database/enums.ts";

/** The emblem of each service’s tile. */
export const serviceEmblems = {
  Photography: "photographers",
  Videography: "videographers",
  Catering: "caterers",
  "Flowers & Decor": "florists",
  "DJ/Music": "djs",
  "Hair & Makeup": "beauty",
  "Wedding Planner": "planners",
  Transportation: "transport",
} as const satisfies Record<ServiceLabel, string>;

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
