import { z } from "zod";

import { languages } from "#app/languages/language.ts";
import { textSchema, normalizeLine } from "#app/messaging/forms/text-schemas.ts";
import { maxMissingGuests, replyLimits } from "#app/plan/document/reply-limits.ts";
import { diets } from "#app/plan/schema/guests.schema.ts";

const person = z.object({
  id: z.string().min(1).max(60),
  name: textSchema(replyLimits.name, "too long", normalizeLine).exactOptional(),
  child: z.boolean().exactOptional(),
  diets: z.array(z.enum(diets)).max(diets.length).exactOptional(),
  allergies: textSchema(replyLimits.allergies, "too long", normalizeLine).exactOptional(),
  meal: textSchema(replyLimits.meal, "too long", normalizeLine).exactOptional(),
});

/** Maximum number of people who a reply names for an event. */
export const maxNamed = 500;

/**
 * The day that a page showed beside an answer that stays, and the day that the answer was given for until then,
 * null where that is unknown: it says nothing of an answer that was given since.
 */
const confirmedDay = z.object({ before: z.iso.date().nullable(), day: z.iso.date() });

/** Ids of people. */
const people = z.array(z.string().min(1).max(200)).max(maxNamed);

/**
 * A household's reply: only what it changed on its page. Two phones of a household that reply at once both
 * keep what they changed; of the same field the later one wins. What is wrong with it is said by its page, in
 * the household's language.
 */
export const rsvpReply = z.object({
  /** By event: who comes, by id, so that the number follows from it; a number where people have no names. */
  coming: z.record(z.string().min(1).max(60), z.union([z.int().min(0).max(999), people])),
  persons: z.array(person).max(500),
  /**
   * By event: who of those on its page does not come, where it answers by name; where its answer stays as it was,
   * who of those who were added since. Of anybody else it says nothing.
   */
  declined: z.record(z.string().min(1).max(60), people).exactOptional(),
  /** By event that it answered: the day that its page showed. */
  days: z.record(z.string().min(1).max(60), z.iso.date()).exactOptional(),
  /** By event whose answer it left as it was, for a day that the answer wasn't given for. */
  confirmed: z.record(z.string().min(1).max(60), confirmedDay).exactOptional(),
  message: textSchema(replyLimits.message, "too long").exactOptional(),
  /** People who it says are missing from its invitation: for the couple to decide. */
  missing: z
    .array(
      z.object({
        name: textSchema(replyLimits.name, "too long", normalizeLine),
        word: textSchema(replyLimits.missingWord, "too long", normalizeLine),
      }),
    )
    .max(maxMissingGuests)
    .exactOptional(),
  /** The language that the household chose on its page. */
  language: z.enum(languages).exactOptional(),
});

export type MissingGuest = NonNullable<z.infer<typeof rsvpReply>["missing"]>[number];

export type RsvpReply = z.infer<typeof rsvpReply>;

/** Whether a reply leaves open if a guest comes who was added after the answer before it: it says nothing of them. */
export function leavesOpen(
  { coming, declined }: Pick<RsvpReply, "coming" | "declined">,
  event: string,
  guest: string,
): boolean {
  const [said, away] = [coming[event], declined?.[event]];
  if (said === undefined) return away?.includes(guest) !== true;
  // A number is for all of the household, and so is an answer by name that doesn't say whom its page showed.
  if (typeof said === "number" || said.length === 0 || away === undefined) return false;
  return !said.includes(guest) && !away.includes(guest);
}
