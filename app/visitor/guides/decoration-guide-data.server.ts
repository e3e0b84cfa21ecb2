import { href } from "react-router";
import { indianDecorIdeas } from "#content/decor-ideas/indian-ideas.ts";
import { standardDecorIdeas } from "#content/decor-ideas/standard-ideas.ts";
import { decorationArticles } from "#content/decoration-articles/decoration-articles.ts";
import { decorationGuides } from "#content/decoration-articles/guides.ts";

import { pictureAltText } from "./picture-alt-text.server.ts";
import { findNeighbours, type GuideCard } from "./guide-card.ts";
import { readResourceNames } from "./resource-names.server.ts";

const ideas = [...decorationGuides, ...standardDecorIdeas, ...indianDecorIdeas];

const pathOf = (id: string) => href("/decoration-ideas/:id", { id });

/** The three guides and the ideas of both themes as cards. */
export const decorationCards: readonly GuideCard[] = ideas.map(
  ({ id, title, description, season, image }) => ({
    to: pathOf(id),
    name: title,
    text: description,
    note: season,
    image,
    pixels: [800, 600],
  }),
);

/** The full text of an idea with everything that its page shows; null for an unknown id. */
export function findDecorationGuide(id: string) {
  const article = decorationArticles.find((entry) => entry.id === id);
  const idea = ideas.find((entry) => entry.id === id);
  if (article === undefined || idea === undefined) return null;
  const path = pathOf(id);
  return {
    path,
    article,
    idea,
    alt: pictureAltText(idea.image),
    resources: readResourceNames(article.resources),
    others: decorationCards.filter(({ to }) => to !== path),
    ...findNeighbours(decorationCards, path),
  };
}

export type DecorationGuideData = NonNullable<ReturnType<typeof findDecorationGuide>>;
