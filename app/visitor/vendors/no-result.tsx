import { ActionLink } from "#app/ui/design-system/action-link.tsx";
import { EmptyCompass } from "#app/ui/illustrations/empty-compass.tsx";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { formatCount } from "#app/languages/site-language.ts";

import { ClearButton } from "./filter-panel.tsx";
import { focusResults } from "./results-heading.tsx";
import type { DirectoryControls } from "./use-directory.ts";

/** Nothing matches: the specification's text, and below it what would help. */
export function NoResult({ controls }: { controls: DirectoryControls }) {
  const { answer, query, hrefOf } = controls;
  const { categories = [], nearest = [], relaxation = null } = answer.rescue ?? {};
  const choose: DirectoryControls["choose"] = (change) => {
    controls.choose(change);
    focusResults();
  };
  return (
    <div className="no-result panel">
      <EmptyCompass />
      <h2 className="heading-medium">No vendors found</h2>
      <p className="lede">Try adjusting your search or filter criteria.</p>
      <div>
        <ClearButton query={query} hrefOf={hrefOf} choose={choose} />
      </div>
      <p>
        Know someone good?{" "}
        {/* Written out: suggestPathOf would be a file of its own for every visitor of the directory. */}
        <ThemeLink to={`/vendors/suggest?category=${query.category ?? ""}`} className="text-link">
          Tell us
        </ThemeLink>
      </p>
      {(categories.length > 0 || nearest.length > 0 || relaxation !== null) && (
        <div className="no-result__rescue">
          {categories.map(({ id, name }) => (
            <ActionLink
              key={id}
              href={hrefOf({ text: "", category: id })}
              className="button button--primary button--small"
              onAction={() => choose({ text: "", category: id })}
            >
              Show all {name}
            </ActionLink>
          ))}
          {nearest.length > 0 && (
            <p>
              {categories.length > 0 ? "Or did you mean" : "Did you mean"}{" "}
              {nearest.map((card, position) => (
                <span key={card.id}>
                  {position > 0 && (position === nearest.length - 1 ? " or " : ", ")}
                  <ThemeLink to={listingPath(card)} className="text-link">
                    {card.name}
                  </ThemeLink>
                </span>
              ))}
              ?
            </p>
          )}
          {relaxation !== null && (
            <ActionLink
              href={hrefOf(relaxation.query)}
              className="button button--primary button--small"
              onAction={() => choose(relaxation.query)}
            >
              Without {relaxation.label}: {formatCount(relaxation.count)}{" "}
              {relaxation.count === 1 ? "vendor" : "vendors"}
            </ActionLink>
          )}
        </div>
      )}
    </div>
  );
}
