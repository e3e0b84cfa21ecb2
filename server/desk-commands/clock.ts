import { Hono } from "hono";
import { z } from "zod";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { trustClock, checkClock } from "#app/operator/retention/clock-check.server.ts";
import { describeClockProblem } from "#app/operator/retention/untrusted-clock-mail.ts";

import { CommandRejectedError, type DeskSite } from "./desk-site.ts";

const wish = z.object({ date: z.string() });

/** What the site takes for today, and the operator's word that it is right. */
export function clockDesk({ database }: DeskSite) {
  return new Hono()
    .get("/", async (context) => {
      const seen = await checkClock(database);
      return context.json({
        today: albertaDate(seen.now),
        believed: seen.believed === null ? null : albertaDate(seen.believed),
        doubt: seen.isDoubted ? describeClockProblem(seen) : null,
      });
    })
    .post("/confirm", async (context) => {
      const { date } = wish.parse(await context.req.json());
      const { now } = await checkClock(database);
      // Both clocks: what is erased is chosen by the database's.
      for (const clock of [now, new Date()])
        if (albertaDate(clock) !== date)
          throw new CommandRejectedError(
            `The clock says ${albertaDate(clock)}, not '${date}': set it right first. Nothing was changed.`,
          );
      await trustClock(database, now);
      return context.json({ today: date });
    });
}
