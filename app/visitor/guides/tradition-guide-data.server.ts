import { ceremonies } from "#content/ceremonies/ceremonies.ts";
import { traditions } from "#content/traditions/traditions.ts";
import { waysOfWedding } from "#content/traditions/wedding-outlines.ts";

import { describePicture } from "./picture-alt-text.server.ts";
import { findNeighbours, type GuideCard } from "./guide-card.ts";
import { nameResources } from "./resource-names.server.ts";

const pathOf = (id: string) => `/indian-wedding-traditions/${id}`;

/** All six ceremonies as cards, in the order of the specification. */
export const traditionCards: readonly GuideCard[] = ceremonies.map(
  ({ id, name, description, duration, image }) => ({
    to: pathOf(id),
    name,
    text: description,
    note: duration,
    image,
    pixels: [800, 1000],
  }),
);

/** The long form of a ceremony with all that its page shows around it; null when there is none of that id. */
export function openTradition(id: string) {
  const article = traditions.find((tradition) => tradition.id === id);
  const ceremony = ceremonies.find((entry) => entry.id === id);
  if (article === undefined || ceremony === undefined) return null;
  const path = pathOf(id);
  return {
    path,
    article: {
      ...article,
      ways: article.ways.map((way) => ({
        ...way,
        name: waysOfWedding.find((entry) => entry.id === way.way)?.name ?? way.way,
      })),
    },
    ceremony,
    alt: describePicture(ceremony.image),
    order: ceremonies.map((entry) => ({
      to: pathOf(entry.id),
      id: entry.id,
      name: entry.name,
      duration: entry.duration,
    })),
    resources: nameResources(article.resources),
    others: traditionCards.filter(({ to }) => to !== path),
    ...findNeighbours(traditionCards, path),
  };
}

export type OpenTradition = NonNullable<ReturnType<typeof openTradition>>;
