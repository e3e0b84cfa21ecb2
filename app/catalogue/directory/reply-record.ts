/** How a business has answered the enquiries mailed to it in the last 90 days. */
export type ReplyRecord = {
  /** Enquiries that were answered, or that waited long enough to be. */
  asked: number;
  answered: number;
  /** Median time from mail to first answer, in hours; null when nothing was answered. */
  medianHours: number | null;
};

/** A younger enquiry without an answer counts neither way, in days. */
export const timeToAnswerDays = 3;

/** Minimum number of enquiries: fewer say nothing about a business. */
export const minEnquiriesForRecord = 5;

/** The record in words, as cards and pages show it; null where there are too few enquiries. */
export function describeReplyRecord({ asked, answered, medianHours }: ReplyRecord): string | null {
  if (asked < minEnquiriesForRecord) return null;
  const share = `${answered} of ${asked} enquiries answered in 90 days`;
  return medianHours === null ? share : `${describeHours(medianHours)} (${share})`;
}

/** A time to answer: 'Within an hour', 'In about 5 hours'. */
export function describeHours(hours: number): string {
  if (hours < 1) return "Within an hour";
  if (hours < 36) return `In about ${count(Math.round(hours), "hour")}`;
  return `In about ${count(Math.round(hours / 24), "day")}`;
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? "" : "s"}`;
