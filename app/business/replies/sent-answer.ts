import { reportableFactLabels } from "#app/catalogue/venue-facts/reportable-fact-keys.ts";
import { describeStatement, type FactQuestion } from "#app/couple/fact-questions/fact-question.ts";
import { describePrice } from "#app/couple/enquiries/describe-quote.ts";
import { availabilities, describeFormer } from "#app/couple/enquiries/describe-reply.ts";
import type { EnquiryReply } from "#app/couple/enquiries/read-enquiry.server.ts";

/** What a business answered, to read. */
export type SentAnswer = { facts: (readonly [label: string, value: string])[]; message: string };

/**
 * A business's own answer where it can answer no more; null where it never did.
 * @param questions of the couple, with what it said to each
 * @param owner whose questions they are
 */
export function sentAnswer(
  answer: EnquiryReply | null,
  questions: readonly FactQuestion[],
  owner: Parameters<typeof reportableFactLabels>[1],
): SentAnswer | null {
  const answered = questions.flatMap(({ key, given }): SentAnswer["facts"] =>
    given === null ? [] : [[reportableFactLabels(key, owner).label, describeStatement(given)]],
  );
  if (answer === null) return answered.length === 0 ? null : { facts: answered, message: "" };
  const price = describePrice(answer);
  return {
    facts: [
      ["Availability", availabilityOf(answer)],
      ...(price === null ? [] : [["Price", price] as const]),
      ...(answer.includes === "" ? [] : [["Includes", answer.includes] as const]),
      ...answered,
    ],
    message: answer.message,
  };
}

/** As it was chosen, with the date and guests that it was for where the couple has others now. */
function availabilityOf({ availability, standing }: EnquiryReply): string {
  const said = availabilities.find(({ id }) => id === availability)?.short ?? availability;
  const was = standing.kind === "earlier" ? describeFormer(standing) : null;
  return was === null ? said : `${said}, for ${was}`;
}
