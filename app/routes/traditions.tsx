import { weddingOutlines } from "#content/traditions/wedding-outlines.ts";
import { GuideIndex } from "#app/visitor/guides/guide-index.tsx";
import { readResourceNames } from "#app/visitor/guides/resource-names.server.ts";
import { traditionCards } from "#app/visitor/guides/tradition-guide-data.server.ts";
import { WeddingTypes } from "#app/visitor/guides/wedding-types.tsx";

import type { Route } from "./+types/traditions";

export function loader() {
  return { ways: weddingOutlines, guides: { cards: traditionCards, resources: readResourceNames() } };
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
      <WeddingTypes ways={ways} />
    </GuideIndex>
  );
}
