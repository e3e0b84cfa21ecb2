import { useSyncExternalStore } from "react";
import { watchStorage } from "#app/site/watch-storage.ts";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { daysBetween } from "#app/calendar/date-arithmetic.ts";
import { formatCount } from "#app/languages/site-language.ts";

/**
 * What every page knows of this device's plan: the plan publishes it (publish-plan-record.ts), and nothing of
 * the plan itself is loaded. A day, 'undated', 'empty', or ''.
 */
const item = "wild-rose-plan";

/** Where a device's plans are listed: one that was opened by an earlier release has no record yet. */
const plans = "wild-rose-plans";

/** How a page names the plan. */
export type PlanLabel = {
  name: "Your plan" | "Start your plan";
  /** '206 days'; '' where the day is unknown or past. */
  daysToGo: string;
};

/** @param today in Alberta, in the form 2027-07-10 */
export function describePlanRecord(record: string, today: string): PlanLabel {
  if (record === "" || record === "empty") return { name: "Start your plan", daysToGo: "" };
  const days = /^\d{4}-\d{2}-\d{2}$/.test(record) ? daysBetween(today, record) : -1;
  return { name: "Your plan", daysToGo: days < 0 ? "" : describeDays(days) };
}

function describeDays(days: number): string {
  if (days === 0) return "today";
  return days === 1 ? "1 day" : `${formatCount(days)} days`;
}

/** The record of this device; '' where it has no plan or may not say so. */
export function readPlanRecord(): string {
  try {
    const isListed = (localStorage.getItem(plans) ?? "[]") !== "[]";
    return isListed ? localStorage.getItem(item) || "undated" : "";
  } catch {
    return "";
  }
}

/** Public HTML carries nothing of a visitor: the server, and the page before it is hydrated, know of no plan. */
export function usePlanLabel(): PlanLabel {
  const [record = "", today = ""] = useSyncExternalStore(watchStorage, readToday, () => " ").split(" ");
  return describePlanRecord(record, today);
}

/** The record and today in Alberta, as one text: equal until one of them changes. */
const readToday = () => `${readPlanRecord()} ${albertaDate(new Date())}`;
