import type { WeddingPageBlockRow } from "#app/plan/schema/wedding-page.schema.ts";
import { pageBlockIds, pageBlocks, type PageBlockId } from "#content/plan/page-blocks.ts";

/** A block of the wedding's page as the couple has it now. */
export type PageBlock = {
  id: PageBlockId;
  isHidden: boolean;
  heading: string;
  words: string;
};

/** All blocks in the couple's order; those that it has not moved stand where they usually do. */
export function arrangeBlocks(rows: readonly WeddingPageBlockRow[]): PageBlock[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  return pageBlockIds
    .map((id, usual) => ({ id, usual, row: known.get(id), place: known.get(id)?.place ?? usual }))
    .toSorted((a, b) => a.place - b.place || a.usual - b.usual)
    .map(({ id, row }) => ({
      id,
      isHidden: row?.hidden ?? false,
      heading: row?.heading ?? pageBlocks[id].heading,
      words: row?.words ?? "",
    }));
}

/**
 * The place of every block once one of them has moved.
 * @param by -1 for up, 1 for down
 */
export function moveBlock(
  blocks: readonly Pick<PageBlock, "id">[],
  id: PageBlockId,
  by: -1 | 1,
): Map<PageBlockId, number> {
  const order = blocks.map((block) => block.id);
  const from = order.indexOf(id);
  const to = Math.min(order.length - 1, Math.max(0, from + by));
  order.splice(to, 0, ...order.splice(from, 1));
  return new Map(order.map((block, place) => [block, place]));
}
