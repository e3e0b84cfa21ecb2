import { Hono } from "hono";

import { listCorrections, showCorrection } from "#app/corrections/correction-desk.server.ts";

import { wanted, type DeskSite } from "./desk-site.ts";

export function correctionsDesk({ database }: DeskSite): Hono {
  const desk = new Hono();
  desk.get("/", async (context) => context.json(await listCorrections(database, wanted(context))));
  desk.get("/:reference", async (context) => {
    const correction = await showCorrection(database, context.req.param("reference"));
    return correction === null
      ? context.json({ message: "No correction has this reference." }, 404)
      : context.json(correction);
  });
  return desk;
}
