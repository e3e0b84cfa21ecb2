import { Hono } from "hono";

import { readBacklog } from "#server/observability/read-backlog.ts";

import type { DeskSite } from "./desk-site.ts";

/** What waits for the operator, in numbers. */
export function statusDesk({ database }: DeskSite) {
  return new Hono().get("/", async (context) => context.json(await readBacklog(database)));
}
