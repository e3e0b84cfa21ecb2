import { createWatchers } from "#app/plan/document/watchers.ts";
import type { DevicePlan } from "#app/plan/session/device-plans.ts";

/** The key in this tab's storage: another tab shows the couple's own plan. */
const item = "wild-rose-example";

const { watch, tell } = createWatchers();

/** The example among the plans that a window can open. The device never lists it. */
export const exampleDevicePlan: DevicePlan = {
  store: "wild-rose-example",
  planId: null,
  key: null,
  role: "edit",
  part: "plan",
  authorSecret: null,
};

/** Whether a plan is the example, which can't be saved or shared. */
export const isExample = ({ store }: Pick<DevicePlan, "store">) => store === exampleDevicePlan.store;

/** Whether this tab looks at the example wedding. */
export function isExampleOpen(tab: Pick<Storage, "getItem">): boolean {
  return tab.getItem(item) !== null;
}

/** Shows the example in this tab from now on; a plan's page that is open changes at once. */
export function openExample(tab: Pick<Storage, "setItem">): void {
  tab.setItem(item, "open");
  tell();
}

/** Leaves the example; nothing of it was stored. */
export function leaveExample(tab: Pick<Storage, "removeItem">): void {
  tab.removeItem(item);
  tell();
}

/** Calls back when this tab opens or leaves the example. @returns how to stop */
export const onExampleTab = watch;
