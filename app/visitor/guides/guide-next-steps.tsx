import type { AskLink } from "#content/traditions/tradition-article.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

type GuideWaysOnProps = { ask: readonly AskLink[]; resources: readonly { id: string; name: string }[] };

/** Whom to ask next, and which rules of the planning page belong to this guide. */
export function GuideWaysOn({ ask, resources }: GuideWaysOnProps) {
  return (
    <div className="guide__ways-on without-print">
      <nav aria-labelledby="ask-heading">
        <h2 id="ask-heading" className="heading-medium">
          Whom to ask
        </h2>
        <ul className="chips">
          {ask.map(({ category, label }) => (
            <li key={category}>
              <ThemeLink to={`/vendors?category=${category}`} className="chip guide__chip">
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
              <ThemeLink to={`/planning#${id}`} className="chip chip--quiet guide__chip">
                {name}
              </ThemeLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
