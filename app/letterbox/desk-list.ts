/** How many letters the desk lists unless it is asked for all. */
export const deskListLength = 200;

/** The newest of what came in, and how many there are in all. */
export type DeskList<Row> = { rows: Row[]; total: number };
