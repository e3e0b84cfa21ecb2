import { z } from "zod";

import {
  listingsOrigins,
  longestVendorWords,
  type OutboxMessage,
} from "#app/catalogue/plan-outbox/outbox-message.ts";
import { shortlistStatuses } from "#app/catalogue/plan-outbox/shortlist-status.ts";

const ids = z.array(z.int().positive()).max(200);
/** A message that waits since before there was this list names none. */
const samples = ids.default([]);
const cents = z.int().min(0).max(1_000_000_000);
const guests = z.int().min(1).max(5000).nullable();
const reference = z.string().max(20);
const enquiryPath = z.string().regex(/^\/enquiries\/[\w-]{27}$/);

const vendor = z.object({
  id: z.int().positive(),
  name: z.string().max(200),
  category: z.string().max(60),
  sample: z.boolean().default(false),
  status: z.enum(shortlistStatuses),
  quoteCents: cents.nullable(),
  quoteNote: z.string().max(longestVendorWords.quoteNote),
  // A message that waits since before there were these fields is a quote in all, without notes.
  quotePerGuest: z.boolean().default(false),
  notes: z.string().max(longestVendorWords.notes).default(""),
});

/** Messages that wait on this device: another version of the site may have written them. */
export const outboxMessage: z.ZodType<OutboxMessage> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heart"), ids, isSaved: z.boolean() }),
  z.object({ kind: z.literal("asked"), ids, samples, reference: z.string() }),
  z.object({ kind: z.literal("answers"), ids, samples, reference: z.string(), path: z.string() }),
  z.object({ kind: z.literal("listings"), ids, from: z.enum(listingsOrigins) }),
  z.object({ kind: z.literal("date"), date: z.iso.date() }),
  z.object({
    kind: z.literal("budget"),
    cents,
    guests,
    lines: z.array(z.object({ id: z.string().max(40), name: z.string().max(200), cents })).max(40),
  }),
  z.object({
    kind: z.literal("tasks"),
    guide: z.string().max(200),
    event: z.string().max(40),
    tasks: z
      .array(
        z.object({ id: z.string().min(1).max(60), title: z.string().max(300), note: z.string().max(4000) }),
      )
      .max(40),
  }),
  z.object({
    kind: z.literal("enquiry"),
    reference,
    path: enquiryPath.nullable(),
    date: z.iso.date().nullable(),
    guests,
    vendors: z.array(vendor).max(60),
  }),
]);
