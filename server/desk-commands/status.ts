import { Hono } from "hono";

import { readWaitingList } from "#app/operator/waiting-list/read-waiting-list.server.ts";
import { readBacklog } from "#server/observability/read-backlog.ts";

import type { DeskSite } from "./desk-site.ts";

/** What waits for the operator, in numbers: the same that the desk's page lists, and what metrics count. */
export function statusDesk({ database, databaseKind }: DeskSite) {
  return new Hono().get("/", async (context) => {
    const { totals } = await readWaitingList({ database, databaseKind });
    return context.json({ ...(await readBacklog(database)), toDecide: totals });
  });
}
