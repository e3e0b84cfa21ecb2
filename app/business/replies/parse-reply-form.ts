import { z } from "zod";

import { textSchema } from "#app/messaging/forms/text-schemas.ts";
import { checkFieldShape } from "#app/messaging/forms/form-values.ts";
import type { ParseResult } from "#app/messaging/forms/parse-result.ts";

import type { Quote } from "#app/couple/enquiries/quote.ts";
import {
  replyFields,
  replyMaxLengths,
  type VendorReplyErrors,
  type VendorReplyValues,
} from "./reply-fields.ts";
import { availabilityIds, quoteUnits, type QuoteUnit } from "#database/enums.ts";
import { quoteUnitLabel } from "#app/couple/enquiries/describe-quote.ts";
import { formatCount } from "#app/languages/site-language.ts";
import { parsePrice, type Price } from "./parse-price.ts";

/** Maximum accepted price, in cents: ten million dollars. */
const dearest = 1_000_000_000;

const priceSchema = z
  .string()
  .trim()
  .transform((text, context) => {
    if (text === "") return null;
    const price = parsePrice(text);
    if (price !== null && price.cents <= dearest) return price;
    context.addIssue({
      code: "custom",
      message: "enter an amount in dollars, such as 4500 or 85 per guest",
    });
    return z.NEVER;
  });

const unitSchema = z
  .union([z.literal(""), z.enum(quoteUnits)], { error: "choose one of the options" })
  .transform((unit) => (unit === "" ? null : unit));

const answerSchema = z
  .object({
    availability: z.enum(availabilityIds, { error: "tell them whether you’re available" }),
    priceFrom: priceSchema,
    priceTo: priceSchema,
    unit: unitSchema,
    includes: textSchema(
      replyMaxLengths.includes,
      `keep this under ${formatCount(replyMaxLengths.includes)} characters`,
    ),
    message: textSchema(
      replyMaxLengths.message,
      `keep this under ${formatCount(replyMaxLengths.message)} characters`,
    ),
  })
  .transform(({ priceFrom, priceTo, unit, ...answer }, context) => {
    const quote = readQuote(priceFrom, priceTo, unit);
    if (!("wrong" in quote)) return { ...answer, ...quote };
    context.addIssue({ code: "custom", path: [quote.field], message: quote.wrong });
    return z.NEVER;
  });

/** Both prices with what they are for: as chosen, or as their own words say. One price is both ends. */
function readQuote(
  first: Price | null,
  second: Price | null,
  chosen: QuoteUnit | null,
): Quote | { wrong: string; field: "unit" | "priceTo" } {
  const from = first ?? second;
  const to = second ?? first;
  if (from === null || to === null) return { unit: chosen ?? "total", priceFrom: null, priceTo: null };
  const said = [...new Set([from.unit, to.unit].filter((unit) => unit !== null))];
  const units = [...new Set([...said, ...(chosen === null ? [] : [chosen])])];
  const [unit] = units;
  if (unit === undefined)
    return { wrong: "choose what this price is for, so couples can compare", field: "unit" };
  if (units.length > 1)
    return {
      wrong:
        said.length > 1
          ? `your prices say ${said.map(quoted).join(" and ")}: choose one`
          : `your price says ${said.map(quoted).join("")}: choose that, or change the price`,
      field: "unit",
    };
  if (from.cents > to.cents)
    return { wrong: "the higher price can’t be below the lower one", field: "priceTo" };
  if (unit === "from" && from.cents !== to.cents)
    return { wrong: "a starting price is one amount: leave this empty", field: "priceTo" };
  return { unit, priceFrom: from.cents, priceTo: to.cents };
}

/** A vendor's answer; prices are Canadian dollars in cents. */
export type VendorReply = z.infer<typeof answerSchema> & {
  /** The couple's date on the page of the form: '' where it was open, undefined where the form did not say. */
  seenDate?: string;
  /** The couple's guests on that page, in the same way. */
  seenGuests?: string;
  /** Number of the couple's newest message on that page: 0 where there was none, undefined likewise. */
  seenMessage?: number;
};

/** What a vendor that isn't available has no use for: a form that said something else before still has it. */
const withoutPrice = { priceFrom: "", priceTo: "", unit: "", includes: "" } as const;

/** Parses the form of a vendor's private page; errors are by field. With a 'no' no price is taken. */
export function parseReplyForm(
  form: FormData,
): ParseResult<{ answer: VendorReply }, VendorReplyErrors, VendorReplyValues> {
  const errors: VendorReplyErrors = {};
  const values: VendorReplyValues = {};
  for (const field of replyFields) {
    const value = form.get(field);
    if (typeof value === "string") values[field] = value;
    const wrong = checkFieldShape(form, field, false);
    if (wrong !== null) errors[field] = wrong;
  }
  const seenDate = form.get("seenDate");
  const seenGuests = form.get("seenGuests");
  const seenMessage = z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .safeParse(form.get("seenMessage"));
  const read = answerSchema.safeParse({
    priceFrom: "",
    priceTo: "",
    unit: "",
    includes: "",
    message: "",
    ...values,
    ...(values.availability === "no" && withoutPrice),
  });
  for (const { path, message } of read.error?.issues ?? []) {
    const field = replyFields.find((known) => known === path[0]) ?? "form";
    errors[field] ??= message;
  }
  return read.success && Object.keys(errors).length === 0
    ? {
        ok: true,
        answer: {
          ...read.data,
          ...(typeof seenDate === "string" && { seenDate }),
          ...(typeof seenGuests === "string" && { seenGuests }),
          ...(seenMessage.success && { seenMessage: seenMessage.data }),
        },
        values,
      }
    : { ok: false, errors, values };
}

const quoted = (unit: QuoteUnit) => `“${quoteUnitLabel(unit).toLowerCase()}”`;
