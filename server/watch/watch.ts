import type { Readiness } from "./readiness.ts";

/** A request that was answered, by the pattern of its route. */
export type Measured = {
  method: string;
  route: string;
  status: number;
  /** Until the answer began. */
  seconds: number;
};

/** Who watches the process from outside. */
export type Watch = {
  readiness?: Pick<Readiness, "reason" | "isStopping">;
  /** Told of every request that was answered. */
  observe?: (measured: Measured) => void;
};
