import { href, data, redirect } from "react-router";

import { GuideMetadata } from "#app/visitor/guides/guide-metadata.tsx";
import { readResourceNames } from "#app/visitor/guides/resource-names.server.ts";
import { findTraditionGuide } from "#app/visitor/guides/tradition-guide-data.server.ts";
import { PlanningLayout } from "#app/visitor/guides/planning-layout.tsx";
import { TraditionGuide } from "#app/visitor/guides/tradition-guide.tsx";

import type { Route } from "./+types/tradition";

export function loader({ params, url }: Route.LoaderArgs) {
  // The other spelling of the word that everybody uses.
  if (params.id === "mehndi")
    throw redirect(`${href("/indian-wedding-traditions/:id", { id: "mehendi" })}${url.search}`, 301);
  const tradition = findTraditionGuide(params.id);
  if (tradition === null) throw data("No ceremony has this address.", { status: 404 });
  return { tradition, resources: readResourceNames() };
}

export default function Tradition({ loaderData: { tradition, resources } }: Route.ComponentProps) {
  const { article, ceremony, path } = tradition;
  return (
    <PlanningLayout topic={article.heading} resources={resources}>
      <GuideMetadata
        up={{ name: "Indian Wedding Traditions", path: "/indian-wedding-traditions" }}
        path={path}
        heading={article.heading}
        image={ceremony.image}
        article={article}
      />
      <TraditionGuide tradition={tradition} />
    </PlanningLayout>
  );
}
