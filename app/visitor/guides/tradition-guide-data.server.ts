import { href } from "react-router";
import { ceremonies } from "#content/ceremonies/ceremonies.ts";
import { traditions } from "#content/traditions/traditions.ts";
import { weddingOutlines } from "#content/traditions/wedding-outlines.ts";

import { pictureAltText } from "./picture-alt-text.server.ts";
import { findNeighbours, type GuideCard } from "./guide-card.ts";
import { readResourceNames } from "./resource-names.server.ts";

const pathOf = (id: string) => href("/indian-wedding-traditions/:id", { id });

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

/** The full text of a ceremony with everything that its page shows; null for an unknown id. */
export function findTraditionGuide(id: string) {
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
        name: weddingOutlines.find((entry) => entry.id === way.way)?.name ?? way.way,
      })),
    },
    ceremony,
    alt: pictureAltText(ceremony.image),
    order: ceremonies.map((entry) => ({
      to: pathOf(entry.id),
      id: entry.id,
      name: entry.name,
      duration: entry.duration,
    })),
    resources: readResourceNames(article.resources),
    others: traditionCards.filter(({ to }) => to !== path),
    ...findNeighbours(traditionCards, path),
  };
}

export type TraditionGuideData = NonNullable<ReturnType<typeof findTraditionGuide>>;
