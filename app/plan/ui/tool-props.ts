import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";

/** Props of all tools from the plan's page; the plan's data they read themselves. */
export type ToolProps = {
  /** The private link of the open plan; null where it was opened from the device. */
  link: PrivatePlanLink | null;
  /** Why the server rejected the last request. */
  error: string | undefined;
};
