/** '1 vendor', '3 vendors': venues are counted with them. */
export const formatVendorCount = (count: number): string => (count === 1 ? "1 vendor" : `${count} vendors`);
