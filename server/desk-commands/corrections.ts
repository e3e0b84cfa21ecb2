import { Hono } from "hono";
import { z } from "zod";

import { listCorrections, showCorrection } from "#app/couple/corrections/correction-desk.server.ts";
import { resolveCorrection, releaseCorrection } from "#app/couple/corrections/resolve-correction.server.ts";

import { requestedLimit, type DeskSite } from "./desk-site.ts";

const what = z.object({ outcome: z.string().trim().min(1).max(500) });

/** Corrections: list, show, release what is held, close with what came of it. */
export function correctionsDesk({ database }: DeskSite) {
  const missing = { message: "No correction has this reference." };
  return new Hono()
    .get("/", async (context) =>
      context.json(
        await listCorrections(database, requestedLimit(context), context.req.query("open") !== undefined),
      ),
    )
    .get("/:reference", async (context) => {
      const correction = await showCorrection(database, context.req.param("reference"));
      return correction === null ? context.json(missing, 404) : context.json(correction);
    })
    .post("/:reference/release", async (context) => {
      const wasHeld = await releaseCorrection(database, context.req.param("reference"));
      return wasHeld === null ? context.json(missing, 404) : context.json({ wasHeld });
    })
    .post("/:reference/done", async (context) => {
      const { outcome } = what.parse(await context.req.json());
      const finished = await resolveCorrection(database, context.req.param("reference"), outcome);
      return finished === null ? context.json(missing, 404) : context.json(finished);
    });
}
