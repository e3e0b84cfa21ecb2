/** North American numbers in any notation, with or without the country's 1. */
export function parsePhone(cell: string): string {
  const [, area, exchange, line] =
    /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(cell.replaceAll(/[^\d+]/g, "")) ?? [];
  return area === undefined ? cell : `${area}-${exchange}-${line}`;
}
