import { Hono } from "hono";

import { exportEnquiries, listEnquiries, showEnquiry } from "#app/enquiries/enquiry-desk.server.ts";

import { wanted, type DeskSite } from "./desk-site.ts";

export function enquiriesDesk({ database }: DeskSite): Hono {
  const desk = new Hono();
  desk.get("/", async (context) => context.json(await listEnquiries(database, wanted(context))));
  desk.get("/export", async (context) => context.json({ rows: await exportEnquiries(database) }));
  desk.get("/:reference", async (context) => {
    const enquiry = await showEnquiry(database, context.req.param("reference"));
    return enquiry === null
      ? context.json({ message: "No enquiry has this reference." }, 404)
      : context.json(enquiry);
  });
  return desk;
}
