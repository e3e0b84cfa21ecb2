/** The hours of an event or a moment after a delay, in minutes of Alberta's wall clock (clock-minutes.ts). */
export type MovedItem = { id: string; start: number; end: number };

/** Eight digits and more: minutes since 1970. A telephone number is no such line. */
const line = /^(\d{8,10}) (\d{8,10}) (\S+)$/u;

/** '29000000 29000045 milni': as a delay's row has it. */
export const writeMovedItem = ({ id, start, end }: MovedItem): string => `${start} ${end} ${id}`;

/** @returns null for what is no such line */
export function readMovedItem(written: string): MovedItem | null {
  const [, start, end, id] = line.exec(written) ?? [];
  return id === undefined ? null : { id, start: Number(start), end: Number(end) };
}

/** The items that a delay moved, with the hours that it wrote. */
export const movedItemsOf = ({ moved }: { moved: readonly string[] }): MovedItem[] =>
  moved.flatMap((text) => readMovedItem(text) ?? []);
