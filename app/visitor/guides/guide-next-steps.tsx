import { href } from "react-router";
import { categoryPath } from "#app/catalogue/directory/category-path.ts";
import type { AskLink } from "#content/traditions/tradition-article.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

type GuideWaysOnProps = { ask: readonly AskLink[]; resources: readonly { id: string; name: string }[] };

/** Which vendors to ask next, and the planning page's rules for this guide. */
export function GuideNextSteps({ ask, resources }: GuideWaysOnProps) {
  return (
    <div className="guide__ways-on without-print">
      <nav aria-labelledby="ask-heading">
        <h2 id="ask-heading" className="heading-medium">
          Who to ask
        </h2>
        <ul className="chips">
          {ask.map(({ category, label }) => (
            <li key={category}>
              <ThemeLink to={categoryPath(category)} className="chip guide__chip">
                {label} <Icon name="arrow" />
              </ThemeLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="rules-heading">
        <h2 id="rules-heading" className="heading-medium">
          The rules behind it
        </h2>
        <ul className="chips">
          {resources.map(({ id, name }) => (
            <li key={id}>
              <ThemeLink to={`${href("/planning")}#${id}`} className="chip chip--quiet guide__chip">
                {name}
              </ThemeLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
