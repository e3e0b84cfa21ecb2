import { and, eq } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import type { MailDependencies, WrittenMail } from "#app/messaging/outbox/mail-dependencies.ts";
import type { MailOf } from "#app/messaging/outbox/mail-kinds.ts";
import { weddingProjection } from "#app/plan/document/projection-types.ts";
import { readProjection } from "#app/plan/repository/read-projections.server.ts";
import { planEnd, planNoticeDays } from "#app/plan/rules/retention/plan-end.ts";
import { plans } from "#database/schema/index.ts";

/**
 * Writes the mail that a plan comes to its end; null when it is deleted, or has another end by now. It holds no
 * link: the address may be that of one enquiry in the plan, and not of everybody who may edit it.
 */
export async function writePlanEndsMail(
  { database, settings }: MailDependencies,
  { planId }: MailOf<"plan-ends">,
): Promise<WrittenMail | null> {
  const [plan] = await database
    .select()
    .from(plans)
    .where(and(eq(plans.id, planId)));
  if (plan === undefined || plan.endToldAt === null) return null;
  const wedding = await readProjection(database, weddingProjection, { planId, kind: "wedding" });
  if (wedding?.lastDay === undefined) return null;
  const told = addDays(albertaDate(plan.endToldAt), planNoticeDays);
  const opened = albertaDate(plan.openedAt > plan.changedAt ? plan.openedAt : plan.changedAt);
  const end = [planEnd(wedding.lastDay, opened), told].toSorted().at(-1) ?? told;
  const name = wedding.title === "" ? "Your wedding plan" : `The plan “${wedding.title}”`;
  const why =
    wedding.lastDay === null
      ? "It has no date, and no one has opened it for nearly two years. Open it before then and it stays."
      : "We keep a plan for a year after its last event. If your date has moved, change it in the plan and it stays.";
  return {
    content: {
      subject: `${name} is deleted after ${formatDate(end)}`,
      preview: "Download a backup before then if you want to keep it.",
      heading: `${name} is deleted after ${formatDate(end)}`,
      parts: [
        { kind: "text", text: `${why} Guests’ names, diets and replies are deleted with it.` },
        {
          kind: "text",
          text: `To keep a copy, open the plan with your link, or at ${settings.siteUrl}/plan on the device that you used, and choose ‘Download a backup’.`,
        },
      ],
      reason:
        "You’re getting this because an enquiry from this address, or the link that was mailed to it, belongs to this plan.",
    },
    replyTo: null,
    unsubscribeUrl: null,
  };
}
