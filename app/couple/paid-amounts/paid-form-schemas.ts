import { z } from "zod";

import { formatCount } from "#app/languages/site-language.ts";
import { idSchema, unreadableForm } from "#app/messaging/forms/id-schema.ts";
import { parseCount } from "#app/messaging/forms/parse-count.ts";
import { formatDollars, parseDollars } from "#app/money/canadian-dollars.ts";
import { guestNumbers, paidInclusions, paidLimits } from "#database/enums.ts";

const wrongAmount = `enter what you paid in all, from ${formatDollars(paidLimits.least)} to ${formatDollars(paidLimits.most)}`;
const wrongGuests = `enter how many came, from ${guestNumbers.least} to ${formatCount(guestNumbers.most)}`;

/** A number between two others, as people type it. */
const between = (least: number, most: number, parse: (text: string) => number | null, wrong: string) =>
  z.string({ error: wrong }).transform((text, context) => {
    const number = parse(text);
    if (number !== null && number >= least && number <= most) return number;
    context.addIssue({ code: "custom", message: wrong });
    return z.NEVER;
  });

/** What a couple paid a business, as parsed from its form. */
export const paidFormSchema = z
  .object({
    what: z.literal("paid"),
    vendor: idSchema(),
    amount: between(paidLimits.least, paidLimits.most, parseDollars, wrongAmount),
    guests: between(guestNumbers.least, guestNumbers.most, parseCount, wrongGuests),
    /** With commas between them. */
    includes: z
      .string()
      .optional()
      .transform((words) => [...new Set(words?.split(",").filter((word) => word !== "") ?? [])])
      .pipe(z.array(z.enum(paidInclusions, { error: unreadableForm }))),
  })
  .refine(
    ({ amount, guests }) => amount <= paidLimits.mostPerGuest * Math.max(guests, paidLimits.fewGuests),
    {
      path: ["amount"],
      message: `this is more than ${formatDollars(paidLimits.mostPerGuest)} a guest: check the amount and the guests`,
    },
  );

export type PaidDraft = Omit<z.infer<typeof paidFormSchema>, "what">;

/** A couple's request to take back what it said it paid. */
export const paidRemovalSchema = z.object({ what: z.literal("remove-paid"), vendor: idSchema() });
