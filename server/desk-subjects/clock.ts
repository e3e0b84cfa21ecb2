import { Hono } from "hono";
import { z } from "zod";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { believeDate, seeDate } from "#app/operator/retention/clock-check.server.ts";
import { describeDoubt } from "#app/operator/retention/untrusted-clock-mail.ts";

import { DeskRefusal, type DeskSite } from "./desk-site.ts";

const wish = z.object({ date: z.string() });

/** What the site takes for today, and the operator's word that it is right. */
export function clockDesk({ database }: DeskSite): Hono {
  const desk = new Hono();
  desk.get("/", async (context) => {
    const seen = await seeDate(database);
    return context.json({
      today: albertaDate(seen.now),
      believed: seen.believed === null ? null : albertaDate(seen.believed),
      doubt: seen.isDoubted ? describeDoubt(seen) : null,
    });
  });
  desk.post("/confirm", async (context) => {
    const { date } = wish.parse(await context.req.json());
    const { now } = await seeDate(database);
    // Both clocks: what is erased is chosen by the database's.
    for (const clock of [now, new Date()])
      if (albertaDate(clock) !== date)
        throw new DeskRefusal(
          `The clock says ${albertaDate(clock)}, not '${date}': set it right first. Nothing was changed.`,
        );
    await believeDate(database, now);
    return context.json({ today: date });
  });
  return desk;
}
