import { indianDecorIdeas } from "#content/decor-ideas/indian-ideas.ts";
import { standardDecorIdeas } from "#content/decor-ideas/standard-ideas.ts";
import { decoration } from "#content/decoration-articles/decoration-articles.ts";
import { decorationGuides } from "#content/decoration-articles/guides.ts";

import { describePicture } from "#app/visitor/guides/picture-alt-text.server.ts";
import { findNeighbours, type GuideCard } from "#app/visitor/guides/guide-card.ts";
import { nameResources } from "#app/visitor/guides/resource-names.server.ts";

const ideas = [...decorationGuides, ...standardDecorIdeas, ...indianDecorIdeas];

const pathOf = (id: string) => `/decoration-ideas/${id}`;

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

/** The long form of an idea with all that its page shows around it; null when there is none of that id. */
export function openDecoration(id: string) {
  const article = decoration.find((entry) => entry.id === id);
  const idea = ideas.find((entry) => entry.id === id);
  if (article === undefined || idea === undefined) return null;
  const path = pathOf(id);
  return {
    path,
    article,
    idea,
    alt: describePicture(idea.image),
    resources: nameResources(article.resources),
    others: decorationCards.filter(({ to }) => to !== path),
    ...findNeighbours(decorationCards, path),
  };
}

export type OpenDecoration = NonNullable<ReturnType<typeof openDecoration>>;
