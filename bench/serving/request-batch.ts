import { z } from "zod";

import type { SearchSeries } from "./search-paths.ts";

/** Requests that are sent for a while over some connections, each waiting for its answer before the next. */
export type RequestBatch = {
  port: number;
  connections: number;
  /** Not counted at the start, and counted after that; 0 seconds: one request on each connection. */
  warmUp: number;
  seconds: number;
  accept: string;
  /** One address again and again, or never one twice. */
  paths: string | { series: SearchSeries; from: number };
};

export const batchResult = z.object({
  /** Answers with status 200 in the counted time. */
  answered: z.number(),
  /** All other answers in that time. */
  refused: z.number(),
  /** The counted time. */
  seconds: z.number(),
  /** From a request to the last byte of its answer, in milliseconds. */
  p50: z.number(),
  p99: z.number(),
  /** Requests with the warm-up: that number of addresses of a series is used up. */
  sent: z.number(),
  /** Share of one processor that sending took. */
  busy: z.number(),
});
export type BatchResult = z.infer<typeof batchResult>;
