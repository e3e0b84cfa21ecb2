import { useSyncExternalStore } from "react";

import { watchStorage } from "#app/site/watch-storage.ts";

import type { AddedMessage } from "./outbox-message.ts";
import { hasEditablePlan, readPlanHearts } from "./queue-message.ts";

/** Whether the listings of a message are all in this device's plan; on the server, none of them is. */
export function useIsInPlan(message: AddedMessage): boolean {
  return useSyncExternalStore(
    watchStorage,
    () => isInPlan(message),
    () => false,
  );
}

/** Which of this device's plans takes what is added: 'the plan of Harpreet & Daniel'; '' with fewer than two. */
export const useTargetPlan = (): string => useSyncExternalStore(watchStorage, nameTargetPlan, () => "");

export function isInPlan(message: AddedMessage): boolean {
  if (message.kind !== "listings" || message.ids.length === 0 || !hasEditablePlan()) return false;
  const hearts = readPlanHearts();
  return message.ids.every((id) => hearts.includes(id));
}

/** It finds the plan that findEditablePlan of device-plans.ts finds, which a public page does not load. */
export function nameTargetPlan(): string {
  const begun = readListedPlans().filter(({ title }) => title !== null);
  const own = begun.filter(({ role }) => role === "edit");
  const target = own.find(({ isChosen }) => isChosen === true) ?? own[0];
  if (target === undefined || begun.length < 2) return "";
  return target.title ? `the plan of ${target.title}` : "your plan without a name";
}

/** A plan as the device lists it; title null: it is empty. */
type ListedPlan = { role: string; title?: string | null; isChosen?: boolean };

function readListedPlans(): readonly ListedPlan[] {
  try {
    const plans: unknown = JSON.parse(localStorage.getItem("wild-rose-plans") ?? "[]");
    return Array.isArray(plans) ? plans.filter(isListedPlan) : [];
  } catch {
    return [];
  }
}

const isListedPlan = (plan: unknown): plan is ListedPlan =>
  typeof plan === "object" &&
  plan !== null &&
  "role" in plan &&
  typeof plan.role === "string" &&
  (!("title" in plan) || plan.title === null || typeof plan.title === "string") &&
  (!("isChosen" in plan) || typeof plan.isChosen === "boolean");
