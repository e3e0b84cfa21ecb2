/** '1 item', '9 items'. */
export const countItems = (count: number): string => (count === 1 ? "1 item" : `${count} items`);
