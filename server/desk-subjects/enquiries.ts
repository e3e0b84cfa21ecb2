import { Hono } from "hono";

import { exportEnquiries, listEnquiries, showEnquiry } from "#app/couple/enquiries/enquiry-desk.server.ts";
import { releaseEnquiry } from "#app/couple/enquiries/release-enquiry.server.ts";
import { postForLater } from "#app/mails/post-mails.server.ts";

import { wanted, type DeskSite } from "./desk-site.ts";

export function enquiriesDesk({ database }: DeskSite): Hono {
  const desk = new Hono();
  const missing = { message: "No enquiry has this reference." };
  desk.get("/", async (context) => context.json(await listEnquiries(database, wanted(context))));
  desk.get("/export", async (context) => context.json({ rows: await exportEnquiries(database) }));
  desk.get("/:reference", async (context) => {
    const enquiry = await showEnquiry(database, context.req.param("reference"));
    return enquiry === null ? context.json(missing, 404) : context.json(enquiry);
  });
  desk.post("/:reference/release", async (context) => {
    const wasHeld = await releaseEnquiry(database, context.req.param("reference"), postForLater);
    return wasHeld === null ? context.json(missing, 404) : context.json({ wasHeld });
  });
  return desk;
}
