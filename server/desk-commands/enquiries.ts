import { Hono } from "hono";

import { exportEnquiries, listEnquiries, showEnquiry } from "#app/couple/enquiries/enquiry-desk.server.ts";
import { releaseEnquiry } from "#app/couple/enquiries/release-enquiry.server.ts";
import { postWithoutJobQueue } from "#app/messaging/outbox/post-mails.server.ts";

import { requestedLimit, type DeskSite } from "./desk-site.ts";

export function enquiriesDesk({ database }: DeskSite) {
  const missing = { message: "No enquiry has this reference." };
  return new Hono()
    .get("/", async (context) => context.json(await listEnquiries(database, requestedLimit(context))))
    .get("/export", async (context) => context.json({ rows: await exportEnquiries(database) }))
    .get("/:reference", async (context) => {
      const enquiry = await showEnquiry(database, context.req.param("reference"));
      return enquiry === null ? context.json(missing, 404) : context.json(enquiry);
    })
    .post("/:reference/release", async (context) => {
      const wasHeld = await releaseEnquiry(database, context.req.param("reference"), postWithoutJobQueue);
      return wasHeld === null ? context.json(missing, 404) : context.json({ wasHeld });
    });
}
