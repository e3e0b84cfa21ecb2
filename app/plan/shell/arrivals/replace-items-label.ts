import { countItems } from "#app/plan/ui/count-items.ts";

/** The words of the button that puts a split in the place of a plan's items: of all of them, or of some. */
export const replaceItemsLabel = (replaced: number, own: number): string =>
  replaced === own ? `Replace your ${countItems(own)}` : `Replace ${replaced} of your ${countItems(own)}`;
