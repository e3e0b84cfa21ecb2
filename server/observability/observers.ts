import type { RequestMeasurement } from "#server/log/request-measurement.ts";

import type { Readiness } from "./readiness.ts";

/** External observers of the process. */
export type Observers = {
  readiness?: Pick<Readiness, "reason" | "isStopping">;
  /** Called for every answered request. */
  observe?: (measured: RequestMeasurement) => void;
};
