import { useNavigate } from "react-router";

import { useHydrated } from "#app/ui/design-system/use-hydrated.ts";
import { maxComparedListings } from "#app/catalogue/listings/max-compared.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { ThemeField } from "#app/site/theme/theme-field.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { comparisonPath } from "./comparison-path.ts";
import { comparisonFormId, type Comparison } from "./use-comparison.ts";

/** Stays at the foot of the window while venues are chosen; without scripts it is below the cards. */
export function CompareBar({ chosen, clear }: Comparison) {
  const navigate = useNavigate();
  const scripted = useHydrated();
  const { addressTheme } = useWeddingTheme();
  const bar = (
    <form
      id={comparisonFormId}
      method="get"
      action="/venues/compare"
      className="compare-bar"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(withThemeParam(comparisonPath(chosen), addressTheme));
      }}
    >
      <ThemeField />
      <output>
        {scripted
          ? `${chosen.length} of ${maxComparedListings} venues chosen`
          : `Tick up to ${maxComparedListings} venues to see them side by side.`}
      </output>
      <button type="submit" className="button button--primary button--small">
        Compare venues
      </button>
      <button type="button" className="text-link with-script" onClick={clear}>
        Clear
      </button>
    </form>
  );
  // While scripts are on their way it takes no room: the page would move as they come.
  if (!scripted) return <noscript>{bar}</noscript>;
  return chosen.length === 0 ? null : bar;
}
