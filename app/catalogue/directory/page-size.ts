/** Cards on one page of the directory. */
export const pageSize = 24;
