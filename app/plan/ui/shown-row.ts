import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { isRowId } from "#app/plan/document/plan-table.ts";
import { readQuery } from "#app/site/url-state/read-query.ts";

import type { ToolId } from "./tool-ids.ts";

/** Tools that can open at one of their rows: at a household, a task, a payment, or the tables of an event. */
export type ToolWithRows = Extract<ToolId, "guests" | "checklist" | "budget" | "seating">;

/** The key of the address that names the row. */
const shownRowKey = "show";

export const formatShownRow = (row: string) => `?${new URLSearchParams({ [shownRowKey]: row }).toString()}`;

/** The id of the row that an address asks for; null where it asks for none. */
export function parseShownRow(search: string): string | null {
  const row = readQuery(new URLSearchParams(search), [shownRowKey]).first(shownRowKey);
  return row !== null && isRowId(row) ? row : null;
}

/** The search of an address without the row. */
export function withoutShownRow(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(shownRowKey);
  return rest.size === 0 ? "" : `?${rest.toString()}`;
}

/**
 * The row at which a tool is opened; null without one. The address loses it at once, so that it is not opened again
 * by a reload, nor by the way back.
 */
export function useShownRow(): string | null {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [shown] = useState(() => parseShownRow(search));
  const rest = withoutShownRow(search);
  const isAsked = parseShownRow(search) !== null;
  useEffect(() => {
    if (isAsked) void navigate({ search: rest }, { replace: true, preventScrollReset: true });
  }, [isAsked, rest, navigate]);
  return shown;
}

/** Brings an element into view and to the focus when a tool opens at it. */
export function useShownElement(id: string | null): void {
  useEffect(() => {
    if (id === null) return;
    const element = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    element?.scrollIntoView({ block: "center" });
    element?.focus({ preventScroll: true });
  }, [id]);
}
