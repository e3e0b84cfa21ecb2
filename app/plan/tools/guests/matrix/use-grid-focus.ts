import {
  useCallback,
  useLayoutEffect,
  useRef,
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type SetStateAction,
} from "react";

import { arrowStep } from "#app/ui/design-system/arrow-step.ts";

/** A cell of the matrix: row -1 is the column heads, column 0 the names. */
export type CellPosition = { row: number; column: number };

type GridSize = { rows: number; columns: number; page: number };

/** The cell that a key moves to in a page of a direction; null for other keys. */
export function nextCell(
  { row, column }: CellPosition,
  { key, ctrlKey }: Pick<KeyboardEvent, "key" | "ctrlKey">,
  { rows, columns, page }: GridSize,
  direction = "ltr",
): CellPosition | null {
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  const to = (nextRow: number, nextColumn: number): CellPosition => ({
    row: Math.min(lastRow, Math.max(-1, nextRow)),
    column: Math.min(lastColumn, Math.max(0, nextColumn)),
  });
  switch (key) {
    case "ArrowUp":
      return to(row - 1, column);
    case "ArrowDown":
      return to(row + 1, column);
    case "ArrowLeft":
    case "ArrowRight":
      return to(row, column + arrowStep(key, direction));
    case "PageUp":
      return to(Math.max(0, row - page), column);
    case "PageDown":
      return to(row + page, column);
    case "Home":
      return to(ctrlKey ? 0 : row, 0);
    case "End":
      return to(ctrlKey ? lastRow : row, lastColumn);
    default:
      return null;
  }
}

/** The cell of an element; null for an element outside the cells. */
export function cellPositionOf(target: EventTarget): CellPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>("td, th") : null;
  const row = cell?.closest("tr:not(.matrix__totals)")?.getAttribute("aria-rowindex");
  // Rows are counted from 1, and the heads are the first.
  return cell === null || typeof row !== "string" ? null : { row: Number(row) - 2, column: cell.cellIndex };
}

/**
 * One cell of the matrix is reached by Tab, the others from it by arrow keys.
 * @param grid renders the active cell as the only one with a tabindex of 0
 */
export function useGridFocus(
  grid: RefObject<HTMLElement | null>,
  size: GridSize,
  active: CellPosition,
  setActive: Dispatch<SetStateAction<CellPosition>>,
) {
  /** Set while the next active cell should also get the focus. */
  const wanted = useRef(false);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const { rows, columns, page } = size;
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.target instanceof HTMLInputElement) return;
      const next = nextCell(active, event, { rows, columns, page }, document.dir);
      if (next === null) return;
      event.preventDefault();
      // The browser scrolls the focused element into view.
      wanted.current = true;
      setActive(next);
    },
    [active, rows, columns, page, setActive],
  );
  const onFocus = useCallback(
    ({ target }: FocusEvent) => {
      const cell = cellPositionOf(target);
      if (cell !== null)
        setActive((now) => (now.row === cell.row && now.column === cell.column ? now : cell));
    },
    [setActive],
  );
  /** The focus goes back to the active cell, after it is rendered again. */
  const refocus = useCallback(() => {
    wanted.current = true;
    setActive((now) => ({ ...now }));
  }, [setActive]);
  return { onKeyDown, onFocus, refocus };
}
