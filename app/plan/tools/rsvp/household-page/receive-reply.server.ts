import { albertaDate } from "#app/calendar/alberta-time.ts";
import type { Say } from "#app/languages/translate.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import {
  checkPrivateFormLimits,
  rejectPrivateForm,
} from "#app/messaging/private-links/private-page.server.ts";
import { rejectionIn } from "#app/messaging/private-links/rejection-in-words.ts";
import type { Site } from "#app/messaging/request-context.ts";
import type { HouseholdView } from "#app/plan/projections/household-view.ts";
import { lastReplyDay } from "#app/plan/rules/rsvp/reply-deadline.ts";
import type { RsvpReply } from "#app/plan/rules/rsvp/rsvp-reply.ts";
import { saveReply, type OpenedHouseholdPage } from "#app/plan/server/rsvp/save-reply.server.ts";

import { closedStatus } from "./closed-status.ts";
import { parseRsvpReply, type RsvpReplyErrors, type RsvpReplyValues } from "./parse-reply-form.ts";

/** The last day for a household's answers, a day in Alberta, where it has passed; null while it can answer. */
export function repliesClosedOn({ until, events }: Pick<HouseholdView, "until" | "events">): string | null {
  const last = lastReplyDay(
    until,
    events.map(({ date }) => date),
  );
  return last !== null && last < albertaDate(new Date()) ? last : null;
}

/** The response to an answer that is not taken: one type for whatever is wrong. */
export const rejectReply: (
  status: number,
  errors: RsvpReplyErrors,
  values: RsvpReplyValues,
  retryAfterSeconds?: number,
) => ReturnType<typeof rejectPrivateForm<RsvpReplyErrors, RsvpReplyValues>> = rejectPrivateForm;

/**
 * Saves what a household answers on its page, whoever typed it.
 * @param also what its page says besides the form
 * @returns the response to a rejected form; null where the answer is saved
 */
export async function receiveReply(
  site: Site,
  request: Request,
  address: string,
  { planId, household, view, say }: OpenedHouseholdPage & { say: Say<"reply" | "form"> },
  also: Pick<RsvpReply, "language">,
) {
  if (repliesClosedOn(view) !== null) return rejectReply(closedStatus, { form: say("reply", "isOver") }, {});
  const posted = await readPostedForm(request);
  if (!posted.ok) return rejectReply(posted.status, { form: rejectionIn(say, posted) }, {});
  const read = parseRsvpReply(posted.form, view, household, say);
  if (!read.ok) return rejectReply(422, read.errors, read.values);
  const link = `household ${planId} ${household}`;
  const stopped = await checkPrivateFormLimits(site, address, posted.form, link, "household");
  if (stopped !== null)
    return rejectReply(
      stopped.status,
      { form: rejectionIn(say, stopped) },
      read.values,
      stopped.retryAfterSeconds,
    );
  await saveReply(site, planId, household, { ...read.answer, ...also });
  return null;
}
