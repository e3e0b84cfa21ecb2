import type { NodePgDatabase } from "drizzle-orm/node-postgres";

import type * as schema from "./schema/index.ts";

/** The one query layer: the embedded database and PostgreSQL have the same interface. */
export type Database = NodePgDatabase<typeof schema>;

/**
 * The database within a transaction; inside one, nothing else may be used (a pool of one would wait for
 * itself).
 */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
