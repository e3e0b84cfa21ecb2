import { shownField } from "./shown-field.ts";

type ShownValueProps = { field: string; value: string; posted: Readonly<Record<string, string[]>> };

/**
 * What a field showed when the page was sent: only what differs from it was changed here. A rejected form
 * keeps the values that it came with.
 */
export function ShownValue({ field, value, posted }: ShownValueProps) {
  const name = shownField(field);
  return <input type="hidden" name={name} value={posted[name]?.[0] ?? value} readOnly />;
}
