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

/** A cell of the matrix: row -1 is the heads of the columns, column 0 the names. */
export type CellAt = { row: number; column: number };

type GridSize = { rows: number; columns: number; page: number };

/** Where a key leads from a cell; null for a key that leads nowhere. */
export function cellAfter(
  { row, column }: CellAt,
  { key, ctrlKey }: Pick<KeyboardEvent, "key" | "ctrlKey">,
  { rows, columns, page }: GridSize,
): CellAt | null {
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  const to = (nextRow: number, nextColumn: number): CellAt => ({
    row: Math.min(lastRow, Math.max(-1, nextRow)),
    column: Math.min(lastColumn, Math.max(0, nextColumn)),
  });
  switch (key) {
    case "ArrowUp":
      return to(row - 1, column);
    case "ArrowDown":
      return to(row + 1, column);
    case "ArrowLeft":
      return to(row, column - 1);
    case "ArrowRight":
      return to(row, column + 1);
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

/** Where in the matrix an element is; null where it is in none of its cells. */
export function cellOf(target: EventTarget): CellAt | null {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>("td, th") : null;
  const row = cell?.closest("tr:not(.matrix__totals)")?.getAttribute("aria-rowindex");
  // Rows are counted from 1, and the heads are the first.
  return cell === null || typeof row !== "string" ? null : { row: Number(row) - 2, column: cell.cellIndex };
}

/**
 * One cell of the matrix is reached by Tab, the others from it by arrow keys.
 * @param grid draws the active cell as the only one with a tabindex of 0
 */
export function useGridFocus(
  grid: RefObject<HTMLElement | null>,
  size: GridSize,
  active: CellAt,
  setActive: Dispatch<SetStateAction<CellAt>>,
) {
  /** Set while the cell that becomes the active one shall have the focus too. */
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
      const next = cellAfter(active, event, { rows, columns, page });
      if (next === null) return;
      event.preventDefault();
      // What has the focus is scrolled into sight by it.
      wanted.current = true;
      setActive(next);
    },
    [active, rows, columns, page, setActive],
  );
  const onFocus = useCallback(
    ({ target }: FocusEvent) => {
      const cell = cellOf(target);
      if (cell !== null)
        setActive((now) => (now.row === cell.row && now.column === cell.column ? now : cell));
    },
    [setActive],
  );
  /** The focus goes back to the active cell, now that it is drawn again. */
  const refocus = useCallback(() => {
    wanted.current = true;
    setActive((now) => ({ ...now }));
  }, [setActive]);
  return { onKeyDown, onFocus, refocus };
}
