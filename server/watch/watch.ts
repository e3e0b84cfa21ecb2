import type { Readiness } from "#server/observability/readiness.ts";

/** A request that was answered, by the pattern of its route. */
export type Measured = {
  /** What the request is called in the log. */
  id: string;
  method: string;
  route: string;
  status: number;
  /** Until the answer began. */
  seconds: number;
  /** Length of the body as it was sent; null where nobody knew it when the answer began. */
  bytes: number | null;
};

/** Who watches the process from outside. */
export type Watch = {
  readiness?: Pick<Readiness, "reason" | "isStopping">;
  /** Told of every request that was answered. */
  observe?: (measured: Measured) => void;
};
