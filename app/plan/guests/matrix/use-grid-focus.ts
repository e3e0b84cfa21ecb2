import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";

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

/**
 * The active cell takes the focus when the arrow keys led to it.
 * @param active column of the row's active cell, or -1
 * @param claimFocus whether the focus waits for its cell
 */
export function useFocusOnCell(active: number, claimFocus: () => boolean) {
  const row = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    if (active >= 0 && claimFocus()) row.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  return row;
}

/**
 * One cell of the matrix is reached by Tab, the others from it by arrow keys.
 * @param reveal scrolls to a row
 */
export function useGridFocus(size: GridSize, reveal: (row: number) => void) {
  const [active, setActive] = useState<CellAt>({ row: 0, column: 0 });
  /** Set while the cell that becomes the active one shall have the focus too. */
  const wanted = useRef(false);
  const moveTo = useCallback(
    (cell: CellAt) => {
      wanted.current = true;
      if (cell.row >= 0) reveal(cell.row);
      setActive(cell);
    },
    [reveal],
  );
  const { rows, columns, page } = size;
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.target instanceof HTMLInputElement) return;
      const next = cellAfter(active, event, { rows, columns, page });
      if (next === null) return;
      event.preventDefault();
      moveTo(next);
    },
    [active, rows, columns, page, moveTo],
  );
  const claimFocus = useCallback(() => {
    const isWanted = wanted.current;
    wanted.current = false;
    return isWanted;
  }, []);
  return { active, setActive, moveTo, onKeyDown, claimFocus };
}
