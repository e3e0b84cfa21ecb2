import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { openExample } from "#app/plan/session/example/example-tab.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { ExampleBudget } from "./example-budget.tsx";
import { ExampleToday } from "./example-today.tsx";

/** The couple's plan: what it does, and an example of it drawn with the plan's own parts. */
export function PlanSection() {
  return (
    <section className="section home-plan later later--plan" id="plan" aria-label="Your plan">
      <div className="wrap home-plan__grid">
        <div className="home-plan__text">
          <SectionHead
            eyebrow="Your plan"
            heading="The whole wedding in your pocket"
            lede="Guests, money, tasks and each day’s schedule. It saves on your phone, even offline, and your families join with a link."
          />
          <p className="hero__actions">
            <ThemeLink to="/plan" className="button button--primary">
              Start your plan
            </ThemeLink>
            <ThemeLink to="/plan" className="text-link" onClick={() => openExample(sessionStorage)}>
              Look around an example <Icon name="arrow" />
            </ThemeLink>
          </p>
        </div>
        <figure className="home-plan__example">
          <figcaption>An example: an invented wedding of 420 guests</figcaption>
          {/* A picture of the plan, not a plan: nothing in it can be pressed. */}
          <div className="home-plan__sheets" inert>
            <ExampleToday />
            <ExampleBudget />
          </div>
        </figure>
      </div>
    </section>
  );
}
