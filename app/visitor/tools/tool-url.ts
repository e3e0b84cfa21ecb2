import { href } from "react-router";
import { isQueryKey } from "#app/site/url-state/read-query.ts";
import { themeQueryKey } from "#app/site/theme/theme-name.ts";

import { budgetQueryKeys, planFieldKey } from "./budget/parse-budget-request.ts";
import { dateQueryKeys } from "./date-finder/parse-date-request.ts";

/** Every key that /planning-tools reads of its address. */
export const toolQueryKeys = [...dateQueryKeys, ...budgetQueryKeys] as const;

/** The parameters that the date finder's form carries on: the budget's, and the theme. */
export function paramsBesidesDate(search: string): [string, string][] {
  return known(search).filter(([name]) => !isQueryKey(dateQueryKeys, name));
}

/** The parameters that the budget's form carries on: the date finder's, and the theme. */
export function paramsBesidesBudget(search: string): [string, string][] {
  return known(search).filter(([name]) => !isQueryKey(budgetQueryKeys, name));
}

/** The URL with another date or place; its other parameters stay. */
export function urlWithDate(search: string, date: string, place: string): string {
  return `${href("/planning-tools")}?${new URLSearchParams([["date", date], ["place", place], ...paramsBesidesDate(search)]).toString()}#day`;
}

/** The URL with the plan's own shares again. */
export function urlWithDefaultShares(search: string): string {
  const kept = known(search).filter(([name]) => !planFieldKey.test(name));
  return `${href("/planning-tools")}?${new URLSearchParams(kept).toString()}#budget`;
}

/** Unknown parameters are dropped, and of a repeated one the first counts, as in the tools. */
function known(search: string): [string, string][] {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search))
    if ((name === themeQueryKey || isQueryKey(toolQueryKeys, name)) && !values.has(name))
      values.set(name, value);
  return [...values];
}
