import { Hono } from "hono";
import { z } from "zod";

import { listApplications, showApplication } from "#app/business/applications/application-desk.server.ts";
import {
  approveApplication,
  rejectApplication,
} from "#app/business/applications/decide-application.server.ts";
import { releaseApplication } from "#app/business/applications/release-application.server.ts";
import { postWithoutJobQueue } from "#app/messaging/outbox/post-mails.server.ts";

import { CommandRejectedError, requestedLimit, type DeskSite } from "./desk-site.ts";

const why = z.object({ reason: z.string().trim().min(1).max(2000) });

/** Why an application that is not waiting cannot be decided. */
const notWaiting = {
  held: "it is held for its links. Release it first, and its address is asked to confirm.",
  unconfirmed: "its address is not confirmed yet. Only the link that was mailed there can do that.",
  waiting: "it waits.",
  approved: "it was approved before.",
  rejected: "it was rejected before.",
};

/** Applications of businesses: list, show, release what is held, approve, reject. */
export function applicationsDesk({ database, secret }: DeskSite) {
  const office = { database, secret, postMails: postWithoutJobQueue };
  const missing = { message: "No application has this reference." };
  return new Hono()
    .get("/", async (context) => context.json(await listApplications(database, requestedLimit(context))))
    .get("/:reference", async (context) => {
      const application = await showApplication(database, context.req.param("reference"));
      return application === null ? context.json(missing, 404) : context.json(application);
    })
    .post("/:reference/release", async (context) => {
      const wasHeld = await releaseApplication(office, context.req.param("reference"));
      return wasHeld === null ? context.json(missing, 404) : context.json({ wasHeld });
    })
    .post("/:reference/:decision{(?:approve|reject)}", async (context) => {
      const { reference, decision } = context.req.param();
      const decided =
        decision === "approve"
          ? await approveApplication(office, reference)
          : await rejectApplication(office, reference, why.parse(await context.req.json()).reason);
      if (decided === null) return context.json(missing, 404);
      if (!decided.done)
        throw new CommandRejectedError(`${decided.reference} cannot be decided: ${notWaiting[decided.was]}`);
      return context.json(decided);
    });
}
