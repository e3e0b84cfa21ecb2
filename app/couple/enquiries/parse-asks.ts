import { reportableFactKeys, type ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import { askUnknown } from "#app/catalogue/listings/planning-path.ts";

/** The facts that an address asks for: 'all' of which nobody knows, or some by their keys; null for none. */
export function parseAsks(value: string | null): "all" | readonly ReportableFactKey[] | null {
  if (value === askUnknown) return "all";
  const keys = (value ?? "").split(",");
  const known = reportableFactKeys.filter((key) => keys.includes(key));
  return known.length === 0 || known.join() !== value ? null : known;
}
