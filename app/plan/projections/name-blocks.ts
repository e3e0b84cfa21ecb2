import type { Say } from "#app/languages/translate.ts";
import { pageBlocks, type PageBlockId } from "#content/plan/page-blocks.ts";

/** The blocks of a wedding's page: what the couple called one stays, the site's heading is in the guest's language. */
export const nameBlocks = <Block extends { id: PageBlockId; heading: string }>(
  say: Say<"block">,
  blocks: readonly Block[],
): Block[] =>
  blocks.map((block) =>
    block.heading === pageBlocks[block.id].heading ? { ...block, heading: say("block", block.id) } : block,
  );
