import { parseFactReport, type FactReport } from "#app/business/fact-reports/fact-report.ts";
import { saveFactReport } from "#app/business/fact-reports/save-fact-report.server.ts";
import type { FactReportErrors, FactReportValues } from "#app/business/fact-reports/fact-report-fields.ts";
import type { ParseResult } from "#app/messaging/forms/parse-result.ts";
import { saveBusinessBooking, type BookingOutcome } from "#app/couple/reviews/bookings.server.ts";
import { tellWhoAsked } from "#app/couple/fact-questions/post-facts-mail.server.ts";
import type { Site } from "#app/messaging/request-context.ts";

import type { VendorReplyErrors, VendorReplyValues } from "./reply-fields.ts";
import { parseFactAnswers, type FactAnswers } from "./fact-answers/parse-fact-answers.ts";
import type { FactAnswerErrors } from "./fact-answers/fact-answer-fields.ts";
import { saveFactAnswers } from "./fact-answers/save-fact-answers.server.ts";
import { parseReplyForm, type VendorReply } from "./parse-reply-form.ts";
import { saveVendorReply } from "./save-reply.server.ts";

/**
 * A parsed form of the page: the answer to this couple, what it asked, a fact for every couple, or whether it
 * is booked.
 */
type AnswerPost = {
  post: { answer: VendorReply } | { facts: FactAnswers } | { report: FactReport } | { isBooked: boolean };
};

/** The typed values, in one of the forms. */
export type ReplyPageValues = {
  answer?: VendorReplyValues;
  fact?: FactReportValues;
  facts?: Readonly<Record<string, string>>;
};

/** Parses a form of a vendor's page of one enquiry; errors are by field. */
export function parseReplyPageForm(
  form: FormData,
): ParseResult<AnswerPost, VendorReplyErrors & FactReportErrors & FactAnswerErrors, ReplyPageValues> {
  if (form.get("what") === "facts") {
    const read = parseFactAnswers(form);
    const values = { facts: read.values };
    return read.ok
      ? { ok: true, values, post: { facts: { answers: read.answers, isPublic: read.isPublic } } }
      : { ok: false, values, errors: read.errors };
  }
  if (form.get("what") === "fact") {
    const read = parseFactReport(form);
    const values = { fact: read.values };
    return read.ok
      ? { ok: true, values, post: { report: read.value } }
      : { ok: false, values, errors: read.errors };
  }
  if (form.get("what") === "booking") {
    const booked = form.get("booked");
    return booked === "yes" || booked === "no"
      ? { ok: true, values: {}, post: { isBooked: booked === "yes" } }
      : {
          ok: false,
          values: {},
          errors: { form: "Please reload the page and press the button again." },
        };
  }
  const read = parseReplyForm(form);
  const values = { answer: read.values };
  return read.ok
    ? { ok: true, values, post: { answer: read.answer } }
    : { ok: false, values, errors: read.errors };
}

/** Applies the form. 'gone' where its subject no longer exists. */
export async function saveReplyPageForm(
  site: Pick<Site, "database" | "postMails">,
  { enquiryId, listingId }: { enquiryId: number; listingId: number },
  { post }: AnswerPost,
): Promise<"saved" | "fact" | "answered" | "gone" | "withdrawn" | "moved" | "past" | BookingOutcome> {
  if ("facts" in post) return saveFactAnswers(site, { enquiryId, listingId }, post.facts);
  if ("answer" in post) return saveVendorReply(site, enquiryId, listingId, post.answer);
  if ("isBooked" in post)
    return site.database.transaction((transaction) =>
      saveBusinessBooking(transaction, { enquiryId, listingId }, post.isBooked),
    );
  const isSaved = await site.database.transaction(async (transaction) => {
    if (!(await saveFactReport(transaction, listingId, post.report))) return false;
    await tellWhoAsked(transaction, site.postMails, { listingId, keys: [post.report.fact] });
    return true;
  });
  return isSaved ? "fact" : "gone";
}
