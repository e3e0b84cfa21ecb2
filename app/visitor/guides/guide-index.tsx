import type { ReactNode } from "react";

import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";

import type { GuideCard } from "./guide-card.ts";
import { GuideCards } from "./guide-cards.tsx";
import { planningBreadcrumbs } from "./guide-metadata.tsx";
import { PlanningLayout } from "./planning-layout.tsx";
import type { NamedResources } from "./resource-links.tsx";

type GuideIndexProps = {
  topic: string;
  /** Content of <head>. */
  title: string;
  description: string;
  path: string;
  heading: string;
  lede: string;
  cards: readonly GuideCard[];
  resources: NamedResources;
  /** Content that belongs to all of the guides. */
  children?: ReactNode;
};

/** The page of all guides of one kind. */
export function GuideIndex({
  topic,
  heading,
  lede,
  cards,
  resources,
  children,
  ...metadata
}: GuideIndexProps) {
  return (
    <PlanningLayout topic={topic} resources={resources}>
      <PageMetadata {...metadata} trail={planningBreadcrumbs} />
      <section className="section" aria-labelledby="guides">
        <div className="wrap">
          <SectionHead id="guides" heading={heading} lede={lede} />
          <GuideCards cards={cards} size="large" />
        </div>
      </section>
      {children}
    </PlanningLayout>
  );
}
