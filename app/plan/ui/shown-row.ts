import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { isRowId } from "#app/plan/document/plan-table.ts";
import { readQuery } from "#app/site/url-state/read-query.ts";

import type { ToolId } from "./tool-ids.ts";

/**
 * Tools that can open at one of their rows: at a household, a task, a payment, a vendor, an event, a schedule item, or
 * the tables of an event.
 */
export type ToolWithRows = Extract<
  ToolId,
  "guests" | "checklist" | "budget" | "shortlist" | "seating" | "details" | "schedule"
>;

/** The key of the address that names the row. */
const shownRowKey = "show";

/** The search of an address that opens a tool at a row: '?show=ID'. */
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
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [shown] = useState(() => parseShownRow(search) ?? parseShownRow(openedSearch(pathname)));
  const rest = withoutShownRow(search);
  const isAsked = parseShownRow(search) !== null;
  useEffect(() => {
    hasShown = true;
    if (isAsked) void navigate({ search: rest }, { replace: true, preventScrollReset: true });
  }, [isAsked, rest, navigate]);
  return shown;
}

/** Whether this window has shown a tool: what it was opened with counts for the first alone. */
let hasShown = false;

/**
 * The search that this window was opened with at a path, '' otherwise. The page of a plan on this device is the same
 * for every row, so a new window has lost the row from its address (replace-with-canonical-url.ts).
 */
function openedSearch(pathname: string): string {
  const [opened] = hasShown ? [] : performance.getEntriesByType("navigation");
  if (opened === undefined) return "";
  const url = new URL(opened.name);
  return url.pathname === pathname ? url.search : "";
}

/** Brings an element into view and to the focus when a tool opens at it. */
export function useShownElement(id: string | null): void {
  useEffect(() => {
    const element = id === null ? null : document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (element === null) return undefined;
    const stop = keepInView(element);
    element.focus({ preventScroll: true });
    return stop;
  }, [id]);
}

/** How long styles and parts of a page that has just been opened can move what it shows, in milliseconds. */
const settlingMillis = 5000;

/** Whatever says that the couple moves the page itself now. */
const ownMoves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Brings an element into view, and again while the page around it still changes: in a new window its styles may come
 * after it.
 * @returns how to stop
 */
function keepInView(element: HTMLElement): () => void {
  const center = () => element.scrollIntoView({ block: "center" });
  center();
  const sizes = new ResizeObserver(center);
  sizes.observe(document.body);
  const stop = () => {
    sizes.disconnect();
    clearTimeout(settled);
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  const settled = setTimeout(stop, settlingMillis);
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  return stop;
}
