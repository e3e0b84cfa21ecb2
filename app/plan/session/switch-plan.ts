import { choosePlan, readDevicePlans } from "./device-plans.ts";
import { openPlan } from "./plan-session.ts";

/**
 * Makes a plan the one that 'Your plan' opens and that takes what is added, and publishes its hearts and its day to
 * every page.
 * @param store of a plan that this device lists
 */
export async function switchPlan(store: string): Promise<void> {
  choosePlan(localStorage, store);
  const plan = readDevicePlans(localStorage).find((listed) => listed.store === store);
  if (plan === undefined) return;
  const { arrival, close } = await openPlan(plan);
  await arrival;
  close();
}
