/** A list as a table, before its columns have a meaning. */
export type GuestTable = {
  /** Name of the sheet, or ''. */
  name: string;
  /** False for plain lines and contacts: their headings are ours, and not the first line. */
  isTable: boolean;
  /** Headings, or the first line where there are none. */
  header: string[];
  /** `line` counts from 1, as an editor does. */
  rows: { line: number; cells: string[] }[];
  /** Lines of a chat that ask or say something: probably no households. */
  messages?: readonly number[];
  /** What was left out of the table, as sentences. */
  remarks: string[];
};
