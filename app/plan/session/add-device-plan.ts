import { applyUpdate, Doc } from "yjs";

import { choosePlan, newDevicePlan, noteTitle, readDevicePlans, saveDevicePlan } from "./device-plans.ts";
import { openDeviceStore } from "./device-store.ts";

/**
 * Adds a plan to this device as one of its own, beside those that it has; it is the one that opens next.
 * @param bytes the whole plan, as Yjs encodes it
 * @throws where the device cannot store it
 */
export async function addDevicePlan(bytes: Uint8Array, title: string): Promise<void> {
  const plan = newDevicePlan();
  const document = new Doc();
  const device = await openDeviceStore(document, plan.store);
  try {
    applyUpdate(document, bytes);
    await device.stored();
  } finally {
    device.close();
  }
  const isChoiceMade = readDevicePlans(localStorage).some(({ isChosen }) => isChosen === true);
  saveDevicePlan(localStorage, plan);
  noteTitle(localStorage, plan.store, title);
  if (isChoiceMade) choosePlan(localStorage, plan.store);
}
