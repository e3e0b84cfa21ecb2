import { Hono } from "hono";
import { z } from "zod";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { checkClock } from "#app/operator/retention/clock-check.server.ts";
import { confirmClock } from "#app/operator/retention/confirm-clock.server.ts";
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
      const other = await confirmClock(database, date);
      if (other !== null)
        throw new CommandRejectedError(
          `The clock says ${other}, not '${date}': set it right first. Nothing was changed.`,
        );
      return context.json({ today: date });
    });
}
