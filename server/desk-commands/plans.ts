import { Hono } from "hono";
import { z } from "zod";

import { listPlans, summarizePlan } from "#app/plan/repository/list-plans.server.ts";
import { planSortOrders } from "#app/plan/repository/plan-sort-orders.ts";
import { quarantinePlan, releasePlan } from "#app/plan/repository/quarantine-plan.server.ts";
import { deletePlan } from "#app/plan/repository/plan-repository.server.ts";

import { CommandRejectedError, type DeskSite } from "./desk-site.ts";

const query = z.object({
  sort: z
    .enum(planSortOrders, { error: `Plans are sorted by one of these: ${planSortOrders.join(", ")}.` })
    .default("size"),
  page: z.coerce
    .number({ error: "A page is a number: 1, 2, 3 ..." })
    .int("A page is a number: 1, 2, 3 ...")
    .min(1, "The first page is 1.")
    .max(1_000_000, "There are not so many pages.")
    .default(1),
});

const why = z.object({ reason: z.string().trim().min(1).max(500) });
const wish = z.object({ isTrial: z.boolean() });

/** Plans as the desk has them: how large they are, and whether anything may open them. Never what they say. */
export function plansDesk({ database }: DeskSite) {
  const missing = { message: "No plan has this id. All of them: npm run desk -- plans list" };
  return (
    new Hono()
      .get("/", async (context) => {
        const read = query.safeParse(context.req.query());
        if (!read.success)
          throw new CommandRejectedError(read.error.issues[0]?.message ?? "This cannot be read.");
        const onlyQuarantined = context.req.query("quarantined") !== undefined;
        const { sort, page } = read.data;
        return context.json(await listPlans(database, { order: sort, page, onlyQuarantined }));
      })
      // An id that is none is not asked of the database, which would take it for a fault.
      .use("/:id/*", async (context, next) =>
        z.uuid().safeParse(context.req.param("id")).success ? next() : context.json(missing, 404),
      )
      .get("/:id", async (context) => {
        const plan = await summarizePlan(database, context.req.param("id"));
        return plan === null ? context.json(missing, 404) : context.json(plan);
      })
      .post("/:id/quarantine", async (context) => {
        const read = why.safeParse(await context.req.json());
        if (!read.success) throw new CommandRejectedError("Say why in 500 characters at most.");
        const id = context.req.param("id");
        await quarantinePlan(database, id, read.data.reason);
        const plan = await summarizePlan(database, id);
        return plan === null ? context.json(missing, 404) : context.json(plan);
      })
      .post("/:id/release", async (context) => {
        const id = context.req.param("id");
        await releasePlan(database, id);
        const plan = await summarizePlan(database, id);
        return plan === null ? context.json(missing, 404) : context.json(plan);
      })
      .post("/:id/delete", async (context) => {
        const { isTrial } = wish.parse(await context.req.json());
        const id = context.req.param("id");
        const plan = await summarizePlan(database, id);
        if (plan === null) return context.json(missing, 404);
        if (!isTrial) await deletePlan(database, id);
        return context.json({ plan, done: !isTrial });
      })
      .all("*", (context) => context.json(missing, 404))
  );
}
