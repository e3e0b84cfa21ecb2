import { bigint, index, integer, pgTable, varchar } from "drizzle-orm/pg-core";

/**
 * Counts of posted forms per client, while they are valid (server/form-guard/counters.ts). Only used where
 * several processes share a PostgreSQL. The library that writes it names no columns: their order is part of
 * the table.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** Name of the limit and a keyed hash of the counted client. */
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** When it expires, in milliseconds since 1970. */
    expire: bigint({ mode: "number" }),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);
