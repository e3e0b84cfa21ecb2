import { z } from "zod";

import { countLinks } from "#app/messaging/forms/spam-links.ts";
import { letterText } from "#app/messaging/forms/text-schemas.ts";
import { describeGuests, reportKeys, toldAs, type ReportKey } from "#app/venue-facts/report-keys.ts";
import { readFields, type ReadFields } from "#app/messaging/forms/parse-fields.ts";
import type { FactValue } from "#database/facts/fact-statement.ts";

import { longestFact, reportAnswers, reportFields } from "#app/fact-reports/report-options.ts";

/** What a venue says of one fact, checked and tidied. */
export type FactReport = { fact: ReportKey } & Pick<FactValue, "answer" | "text" | "guestsFrom" | "guestsTo">;

/** The largest party that is believed, as the filter of /venues takes it. */
const mostGuests = 5000;

const people = z
  .string()
  .trim()
  .transform((text, context) => {
    if (text === "") return null;
    const guests = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    if (guests >= 1 && guests <= mostGuests) return guests;
    context.addIssue({ code: "custom", message: `write a number from 1 to ${mostGuests}` });
    return z.NEVER;
  });

const answers = reportAnswers.map(({ id }) => id);

const fields = z.object({
  fact: z.enum(reportKeys, { error: "load the page again and choose the fact there" }),
  answer: z
    .union([z.literal(""), z.enum(answers)], { error: "choose yes, no or depends" })
    .transform((answer) => (answer === "" ? null : answer)),
  text: letterText(longestFact, `keep this under ${longestFact} characters`).refine(
    (text) => countLinks(text) === 0,
    "leave links out: your page links to your website",
  ),
  guestsFrom: people,
  guestsTo: people,
});

/** What the form's fields say; what does not belong to the fact is left out. */
export const factReport = fields.transform(
  ({ fact, answer, text, guestsFrom, guestsTo }, context): FactReport => {
    const wrong = (field: string, message: string) => {
      context.addIssue({ code: "custom", path: [field], message });
      return z.NEVER;
    };
    switch (toldAs(fact)) {
      case "guests":
        if (guestsTo === null) return wrong("guestsTo", "write how many guests you take at most");
        if (guestsFrom !== null && guestsFrom > guestsTo)
          return wrong("guestsTo", "the largest party is smaller than the smallest");
        return { fact, answer: null, text: describeGuests(guestsFrom, guestsTo), guestsFrom, guestsTo };
      case "answer":
        if (answer === null) return wrong("answer", "choose yes, no or depends");
        if (answer === "depends" && text === "") return wrong("text", "say what it depends on");
        return { fact, answer, text, guestsFrom: null, guestsTo: null };
      case "words":
        if (text === "") return wrong("text", "write it in a sentence or two");
        return { fact, answer: null, text, guestsFrom: null, guestsTo: null };
    }
  },
);

/** Reads the form of a fact; what is refused says why, by field. */
export function readFactReport(form: FormData): ReadFields<(typeof reportFields)[number], FactReport> {
  return readFields(form, reportFields, [], factReport);
}
