import { waysOfWedding } from "#content/traditions/ways.ts";
import { PageMetadata } from "#app/page-metadata/page-metadata.tsx";
import { GuideCards } from "#app/planning-resources/guide-cards.tsx";
import { nameResources } from "#app/planning-resources/name-resources.server.ts";
import { traditionCards } from "#app/planning-resources/open-tradition.server.ts";
import { PlanningFrame } from "#app/planning-resources/planning-frame.tsx";
import { WaysOfWedding } from "#app/planning-resources/ways-of-wedding.tsx";

import type { Route } from "./+types/traditions";

export function loader() {
  return { ways: waysOfWedding, cards: traditionCards, resources: nameResources() };
}

export default function Traditions({ loaderData: { ways, cards, resources } }: Route.ComponentProps) {
  return (
    <PlanningFrame topic="Indian wedding traditions" resources={resources}>
      <PageMetadata
        title="Indian Wedding Traditions in Calgary"
        description="Mehndi, sangeet, haldi, baraat, pheras and vidaai, and how Hindu, Sikh, Muslim, Ismaili, Tamil, Gujarati and fusion weddings differ."
        path="/indian-wedding-traditions"
        trail={[{ name: "Wedding Planning Resources", path: "/planning" }]}
      />
      <section className="section" aria-labelledby="ceremonies">
        <div className="wrap">
          <div className="section-head">
            <h2 id="ceremonies" className="heading-large">
              Six ceremonies, and what each asks of a venue
            </h2>
            <p className="lede">
              Families choose, shorten and rename them, and no two weddings hold them alike.
            </p>
          </div>
          <GuideCards cards={cards} size="large" />
        </div>
      </section>
      <section className="section section--wall" aria-labelledby="ways">
        <div className="wrap">
          <h2 id="ways" className="heading-large guide__others">
            Seven kinds of wedding, day by day
          </h2>
          <WaysOfWedding ways={ways} />
        </div>
      </section>
    </PlanningFrame>
  );
}
