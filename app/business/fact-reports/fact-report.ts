import { reportableFactKeys, type ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import { z } from "zod";

import { countLinks } from "#app/messaging/forms/spam-links.ts";
import { textSchema } from "#app/messaging/forms/text-schemas.ts";
import {
  formatGuestRange,
  formatPlates,
  factInputKind,
  parsePlates,
} from "#app/catalogue/venue-facts/reportable-fact-keys.ts";
import { parseWholeNumber } from "#app/languages/parse-whole-number.ts";
import { formatCount } from "#app/languages/site-language.ts";
import { parseFields, type FieldsParseResult } from "#app/messaging/forms/parse-fields.ts";
import { factAnswers } from "#content/catalogue/venue-profile-words.ts";
import type { FactValue } from "#database/facts/fact-statement.ts";

import { maxFactLength, factReportFields } from "./fact-report-fields.ts";

/** A business's statement of one fact, parsed and validated. */
export type FactReport = { fact: ReportableFactKey } & Pick<
  FactValue,
  "answer" | "text" | "guestsFrom" | "guestsTo"
>;

/** The largest accepted party, as in the filter of /venues. */
const mostGuests = 5000;

const people = z
  .string()
  .trim()
  .transform((text, context) => {
    if (text === "") return null;
    const guests = parseWholeNumber(text);
    if (guests !== null && guests >= 1 && guests <= mostGuests) return guests;
    context.addIssue({ code: "custom", message: `enter a number from 1 to ${formatCount(mostGuests)}` });
    return z.NEVER;
  });

const fields = z.object({
  fact: z.enum(reportableFactKeys, { error: "reload the page and choose the fact there" }),
  answer: z
    .union([z.literal(""), z.enum(factAnswers)], { error: "choose yes, no or depends" })
    .transform((answer) => (answer === "" ? null : answer)),
  text: textSchema(maxFactLength, `keep this under ${maxFactLength} characters`).refine(
    (text) => countLinks(text) === 0,
    "leave links out: your page links to your website",
  ),
  guestsFrom: people,
  guestsTo: people,
});

/** The form's values; fields that do not belong to the fact are left out. */
export const factReportSchema = fields.transform(
  ({ fact, answer, text, guestsFrom, guestsTo }, context): FactReport => {
    const wrong = (field: string, message: string) => {
      context.addIssue({ code: "custom", path: [field], message });
      return z.NEVER;
    };
    switch (factInputKind(fact)) {
      case "guests":
        if (guestsTo === null) return wrong("guestsTo", "enter the most guests you take");
        if (guestsFrom !== null && guestsFrom > guestsTo)
          return wrong("guestsTo", "the most guests can’t be fewer than the fewest");
        return { fact, answer: null, text: formatGuestRange(guestsFrom, guestsTo), guestsFrom, guestsTo };
      case "rate": {
        const plates = parsePlates(text);
        if (plates === null || plates < 1 || plates > mostGuests)
          return wrong("text", `enter a number from 1 to ${formatCount(mostGuests)}`);
        return { fact, answer: null, text: formatPlates(plates), guestsFrom: null, guestsTo: null };
      }
      case "answer":
        if (answer === null) return wrong("answer", "choose yes, no or depends");
        if (answer === "depends" && text === "") return wrong("text", "say what it depends on");
        return { fact, answer, text, guestsFrom: null, guestsTo: null };
      case "words":
        if (text === "") return wrong("text", "write a sentence or two");
        return { fact, answer: null, text, guestsFrom: null, guestsTo: null };
    }
  },
);

/** Parses the form of a fact; errors are by field. */
export function parseFactReport(
  form: FormData,
): FieldsParseResult<(typeof factReportFields)[number], FactReport> {
  return parseFields(form, factReportFields, [], factReportSchema);
}
