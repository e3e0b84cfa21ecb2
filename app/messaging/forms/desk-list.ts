/** How many submissions the desk lists by default. */
export const maxDeskListRows = 200;

/** The newest submissions, and how many there are in all. */
export type DeskList<Row> = { rows: Row[]; total: number };
