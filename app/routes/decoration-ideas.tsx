import { GuideIndex } from "#app/visitor/guides/guide-index.tsx";
import { readResourceNames } from "#app/visitor/guides/resource-names.server.ts";
import { decorationCards } from "#app/visitor/guides/decoration-guide-data.server.ts";

import type { Route } from "./+types/decoration-ideas";

export function loader() {
  return { cards: decorationCards, resources: readResourceNames() };
}

export default function DecorationIdeas({ loaderData }: Route.ComponentProps) {
  return (
    <GuideIndex
      topic="Decoration ideas"
      title="Wedding Decoration Ideas for Calgary"
      description="Mandaps, table settings, lighting and twelve ideas for Calgary and Banff: seasons, colours, load-in, ceilings and flame rules."
      path="/decoration-ideas"
      heading="Three guides and twelve ideas"
      lede="Each with its season, its colours, what the venue has to allow, and who to ask."
      {...loaderData}
    />
  );
}
