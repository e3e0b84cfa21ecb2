import { waysOfWedding } from "#content/traditions/ways.ts";
import { GuideIndex } from "#app/planning-resources/guide-index.tsx";
import { nameResources } from "#app/planning-resources/name-resources.server.ts";
import { traditionCards } from "#app/planning-resources/open-tradition.server.ts";
import { WaysOfWedding } from "#app/planning-resources/ways-of-wedding.tsx";

import type { Route } from "./+types/traditions";

export function loader() {
  return { ways: waysOfWedding, guides: { cards: traditionCards, resources: nameResources() } };
}

export default function Traditions({ loaderData: { ways, guides } }: Route.ComponentProps) {
  return (
    <GuideIndex
      topic="Indian wedding traditions"
      title="Indian Wedding Traditions in Calgary"
      description="Mehndi, sangeet, haldi, baraat, pheras and vidaai, and how Hindu, Sikh, Muslim, Ismaili, Tamil, Gujarati and fusion weddings differ."
      path="/indian-wedding-traditions"
      heading="Six ceremonies, and what each asks of a venue"
      lede="Families choose, shorten and rename them, and no two weddings hold them alike."
      {...guides}
    >
      <WaysOfWedding ways={ways} />
    </GuideIndex>
  );
}
