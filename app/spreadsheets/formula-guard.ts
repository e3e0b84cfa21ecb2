/**
 * What a spreadsheet program takes for a formula (OWASP, CSV injection), or what an earlier guard
 * made of it: the guard must be able to come off again.
 */
const risky = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A cell that no spreadsheet program runs: what could be a formula gets an apostrophe before it. */
export const guardFormula = (cell: string) => (risky.test(cell) ? `'${cell}` : cell);

/** The cell as it was before guardFormula. */
export const unguardFormula = (cell: string) =>
  cell.startsWith("'") && risky.test(cell.slice(1)) ? cell.slice(1) : cell;
