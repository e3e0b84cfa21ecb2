import { Hono } from "hono";

import {
  exportEnquiries,
  listEnquiries,
  markTeamAnswered,
} from "#app/couple/enquiries/enquiry-desk.server.ts";
import { enquiryStates } from "#app/couple/enquiries/enquiry-state.ts";
import { showEnquiry } from "#app/couple/enquiries/show-enquiry.server.ts";
import { releaseEnquiry } from "#app/couple/enquiries/release-enquiry.server.ts";
import { postWithoutJobQueue } from "#app/messaging/outbox/post-mails.server.ts";

import { requestedLimit, type DeskSite } from "./desk-site.ts";

/** Enquiries: list, export, show, release what is held, note that the team has answered one. */
export function enquiriesDesk({ database }: DeskSite) {
  const missing = { message: "No enquiry has this reference." };
  return new Hono()
    .get("/", async (context) => {
      const asked = context.req.query("state");
      const state = enquiryStates.find((known) => known === asked) ?? null;
      return context.json(await listEnquiries(database, requestedLimit(context), state));
    })
    .get("/export", async (context) => context.json({ rows: await exportEnquiries(database) }))
    .get("/:reference", async (context) => {
      const enquiry = await showEnquiry(database, context.req.param("reference"));
      return enquiry === null ? context.json(missing, 404) : context.json(enquiry);
    })
    .post("/:reference/release", async (context) => {
      const wasHeld = await releaseEnquiry(database, context.req.param("reference"), postWithoutJobQueue);
      return wasHeld === null ? context.json(missing, 404) : context.json({ wasHeld });
    })
    .post("/:reference/answered", async (context) => {
      const wasOpen = await markTeamAnswered(database, context.req.param("reference"));
      const ours = {
        message: "No enquiry without a vendor has this reference: vendors answer the others themselves.",
      };
      return wasOpen === null ? context.json(ours, 404) : context.json({ wasOpen });
    });
}
