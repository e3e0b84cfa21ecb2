import { readFactReport, type FactReport } from "#app/business/fact-reports/fact-report.ts";
import { reportFact } from "#app/business/fact-reports/save-fact-report.server.ts";
import type { ReportErrors, ReportValues } from "#app/fact-reports/report-options.ts";
import type { Reading } from "#app/letterbox/reading.ts";
import { sayBookedByBusiness, type BookingOutcome } from "#app/couple/reviews/bookings.server.ts";
import type { Site } from "#server/site.ts";

import type { AnswerErrors, AnswerValues } from "./answer-options.ts";
import { readAnswerForm, type Answer } from "./read-answer-form.ts";
import { saveAnswer } from "./save-answer.server.ts";

/** What a form of the page says: the answer to this couple, a fact that every couple then reads, or whether it is booked. */
type AnswerPost = { post: { answer: Answer } | { report: FactReport } | { isBooked: boolean } };

/** What was typed, in one of the two forms. */
export type AnswerPostValues = { answer?: AnswerValues; fact?: ReportValues };

/** Reads a form of a vendor's page of one enquiry; what is wrong is said by field. */
export function readAnswerPost(
  form: FormData,
): Reading<AnswerPost, AnswerErrors & ReportErrors, AnswerPostValues> {
  if (form.get("what") === "fact") {
    const read = readFactReport(form);
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
          errors: { form: "Please load the page again and press the button once more." },
        };
  }
  const read = readAnswerForm(form);
  const values = { answer: read.values };
  return read.ok
    ? { ok: true, values, post: { answer: read.answer } }
    : { ok: false, values, errors: read.errors };
}

/** Does what the form says. 'gone' where there is nothing (any more) to say it of. */
export async function saveAnswerPost(
  site: Pick<Site, "database" | "postMails">,
  { enquiryId, listingId }: { enquiryId: number; listingId: number },
  { post }: AnswerPost,
): Promise<"kept" | "fact" | "gone" | "withdrawn" | BookingOutcome> {
  if ("answer" in post) return saveAnswer(site, enquiryId, listingId, post.answer);
  if ("isBooked" in post)
    return site.database.transaction((transaction) =>
      sayBookedByBusiness(transaction, { enquiryId, listingId }, post.isBooked),
    );
  const isKept = await site.database.transaction((transaction) =>
    reportFact(transaction, listingId, post.report),
  );
  return isKept ? "fact" : "gone";
}
