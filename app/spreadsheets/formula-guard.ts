/**
 * What a spreadsheet program reads as a formula (OWASP, CSV injection), or the output of an earlier guard:
 * the guard must be reversible.
 */
const risky = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A cell that no spreadsheet program executes: a possible formula gets an apostrophe before it. */
export const guardFormula = (cell: string) => (risky.test(cell) ? `'${cell}` : cell);

/** The cell as it was before guardFormula. */
export const unguardFormula = (cell: string) =>
  cell.startsWith("'") && risky.test(cell.slice(1)) ? cell.slice(1) : cell;
