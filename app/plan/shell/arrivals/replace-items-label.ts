/** The words of the button that puts a split in the place of a plan's items: of all of them, or of some. */
export const replaceItemsLabel = (replaced: number, own: number): string =>
  replaced === own ? `Replace your ${countItems(own)}` : `Replace ${replaced} of your ${countItems(own)}`;

/** '1 item', '9 items'. */
export const countItems = (count: number) => (count === 1 ? "1 item" : `${count} items`);
