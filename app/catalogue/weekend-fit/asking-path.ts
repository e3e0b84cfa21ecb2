import { reportableFactKeys, type ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import { planningPath } from "#app/catalogue/listings/planning-path.ts";

/** Facts in canonical order, each once. */
const sortFactKeys = (keys: readonly ReportableFactKey[]): ReportableFactKey[] =>
  reportableFactKeys.filter((key) => keys.includes(key));

/** The enquiry form with venues and the facts that it asks for, of those that nobody knows; none: whether they are free. */
export function askingPath(
  known: Parameters<typeof planningPath>[0] & { vendors: readonly number[] },
  asks: readonly ReportableFactKey[],
): string {
  const path = planningPath(known);
  return asks.length === 0 ? path : `${path}&ask=${sortFactKeys(asks).join(",")}`;
}
