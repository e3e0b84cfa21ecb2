import { data } from "react-router";

import { DecorationGuide } from "#app/visitor/guides/decoration-guide.tsx";
import { GuideMetadata } from "#app/visitor/guides/guide-metadata.tsx";
import { readResourceNames } from "#app/visitor/guides/resource-names.server.ts";
import { findDecorationGuide } from "#app/visitor/guides/decoration-guide-data.server.ts";
import { PlanningLayout } from "#app/visitor/guides/planning-layout.tsx";

import type { Route } from "./+types/decoration-idea";

export function loader({ params }: Route.LoaderArgs) {
  const decoration = findDecorationGuide(params.id);
  if (decoration === null) throw data("No decoration idea has this address.", { status: 404 });
  return { decoration, resources: readResourceNames() };
}

export default function DecorationIdea({ loaderData: { decoration, resources } }: Route.ComponentProps) {
  const { article, idea, path } = decoration;
  return (
    <PlanningLayout topic={idea.title} resources={resources}>
      <GuideMetadata
        up={{ name: "Decoration Ideas", path: "/decoration-ideas" }}
        path={path}
        heading={idea.title}
        image={idea.image}
        article={article}
      />
      <DecorationGuide decoration={decoration} />
    </PlanningLayout>
  );
}
