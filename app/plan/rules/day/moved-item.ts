/** The hours of an event or a moment after a delay, in minutes of Alberta's wall clock (clock-minutes.ts). */
export type MovedItem = { id: string; start: number; end: number };

/** '29000000 29000045 milni': as a delay's row has it. */
export const writeMovedItem = ({ id, start, end }: MovedItem): string => `${start} ${end} ${id}`;

/** @returns without what cannot be read */
export function readMovedItems(written: readonly string[]): MovedItem[] {
  return written.flatMap((text) => {
    const [, start, end, id] = /^(\d{1,10}) (\d{1,10}) (.+)$/u.exec(text) ?? [];
    return id === undefined ? [] : { id, start: Number(start), end: Number(end) };
  });
}
