import { data } from "react-router";

import { DecorationGuide } from "#app/visitor/guides/decoration-guide.tsx";
import { GuideMetadata } from "#app/visitor/guides/guide-metadata.tsx";
import { nameResources } from "#app/visitor/guides/resource-names.server.ts";
import { openDecoration } from "#app/planning-resources/open-decoration.server.ts";
import { PlanningFrame } from "#app/visitor/guides/planning-layout.tsx";

import type { Route } from "./+types/decoration-idea";

export function loader({ params }: Route.LoaderArgs) {
  const decoration = openDecoration(params.id);
  if (decoration === null) throw data("No decoration idea has this address.", { status: 404 });
  return { decoration, resources: nameResources() };
}

export default function DecorationIdea({ loaderData: { decoration, resources } }: Route.ComponentProps) {
  const { article, idea, path } = decoration;
  return (
    <PlanningFrame topic={idea.title} resources={resources}>
      <GuideMetadata
        up={{ name: "Decoration Ideas", path: "/decoration-ideas" }}
        path={path}
        heading={idea.title}
        image={idea.image}
        article={article}
      />
      <DecorationGuide decoration={decoration} />
    </PlanningFrame>
  );
}
