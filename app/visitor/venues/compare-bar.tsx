import { useNavigate } from "react-router";

import { useScripted } from "#app/ui/design-system/use-hydrated.ts";
import { mostCompared } from "#app/listings/most-compared.ts";
import { carryTheme } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { comparisonPath } from "#app/venues/comparison-path.ts";
import { comparisonFormId, type Comparison } from "./use-comparison.ts";

/** Stays at the foot of the window while venues are chosen; without scripts it stands under the cards. */
export function CompareBar({ chosen, clear }: Comparison) {
  const navigate = useNavigate();
  const scripted = useScripted();
  const { addressTheme } = useWeddingTheme();
  return (
    <form
      id={comparisonFormId}
      method="get"
      action="/venues/compare"
      className="compare-bar"
      hidden={scripted && chosen.length === 0}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(carryTheme(comparisonPath(chosen), addressTheme));
      }}
    >
      {addressTheme !== "standard" && <input type="hidden" name="theme" value={addressTheme} />}
      <output>
        {scripted
          ? `${chosen.length} of ${mostCompared} venues chosen`
          : `Tick up to ${mostCompared} venues to see them side by side.`}
      </output>
      <button type="submit" className="button button--primary button--small">
        Compare venues
      </button>
      <button type="button" className="text-link with-script" onClick={clear}>
        Clear
      </button>
    </form>
  );
}
