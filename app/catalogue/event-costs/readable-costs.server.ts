import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { themeFromUrl } from "#app/site/theme/theme-name.ts";

import { costQueryKeys, formatCostRequest, parseCostRequest } from "./cost-request.ts";

/**
 * Where the sums are that a page shows in place of those in its address; null where it shows what the address says.
 * What is missing there is as usual, and nothing has to be said of it.
 */
export function readableCostsPath(asked: URLSearchParams): string | null {
  const theme = themeFromUrl(asked);
  const path = formatCostRequest(parseCostRequest(asked, theme));
  const shown = new URLSearchParams(path.slice(path.indexOf("?")));
  const isShown = costQueryKeys.every((key) => {
    // One step of the form without scripts; a form sends what was not chosen as nothing.
    if (key === "add") return true;
    const values = asked.getAll(key).filter((value) => value !== "");
    if (key === "venues") return values.join(",") === (shown.get(key) ?? "");
    const known = shown.getAll(key);
    return values.every((value, at) => value === known[at]);
  });
  return isShown ? null : withThemeParam(path, theme);
}
