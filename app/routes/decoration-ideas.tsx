import { PageMetadata } from "#app/page-metadata/page-metadata.tsx";
import { GuideCards } from "#app/planning-resources/guide-cards.tsx";
import { nameResources } from "#app/planning-resources/name-resources.server.ts";
import { decorationCards } from "#app/planning-resources/open-decoration.server.ts";
import { PlanningFrame } from "#app/planning-resources/planning-frame.tsx";

import type { Route } from "./+types/decoration-ideas";

export function loader() {
  return { cards: decorationCards, resources: nameResources() };
}

export default function DecorationIdeas({ loaderData: { cards, resources } }: Route.ComponentProps) {
  return (
    <PlanningFrame topic="Decoration ideas" resources={resources}>
      <PageMetadata
        title="Wedding Decoration Ideas for Calgary"
        description="Mandaps, table settings, lighting and twelve ideas for Calgary and Banff: seasons, colours, load-in, ceilings and flame rules."
        path="/decoration-ideas"
        trail={[{ name: "Wedding Planning Resources", path: "/planning" }]}
      />
      <section className="section" aria-labelledby="ideas">
        <div className="wrap">
          <div className="section-head">
            <h2 id="ideas" className="heading-large">
              Three guides and twelve ideas
            </h2>
            <p className="lede">
              Each with its season, its inks, what the venue has to allow, and whom to ask for it.
            </p>
          </div>
          <GuideCards cards={cards} size="large" />
        </div>
      </section>
    </PlanningFrame>
  );
}
