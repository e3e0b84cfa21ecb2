import type { LinkToPlan } from "./share/link-to-plan.ts";

/** What the page of a plan gives to each of its tools; what the plan says they read themselves. */
export type ToolProps = {
  /** The private link that the plan was opened with; null where the device opened it. */
  link: LinkToPlan | null;
  /** Why the server refused what was last asked of it. */
  error: string | undefined;
};
