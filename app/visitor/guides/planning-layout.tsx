import type { ReactNode } from "react";

import { PageHero } from "#app/site/frame/page-hero.tsx";
import { lazyCode, lazySection } from "#app/ui/design-system/lazy-section.tsx";

import { ResourceLinks, type NamedResources } from "./resource-links.tsx";

const EnquiryPanel = lazySection(
  lazyCode(() => import("#app/couple/enquiries/enquiry-panel.tsx")),
  (code) => code.EnquiryPanel,
);

type PlanningFrameProps = {
  /** The opened piece of material. */
  topic: string;
  resources: NamedResources;
  children: ReactNode;
};

/**
 * The planning page opened at one piece of its material: that first, then the form, then links to the rest.
 */
export function PlanningLayout({ topic, resources, children }: PlanningFrameProps) {
  return (
    <>
      <PageHero
        heading={
          <>
            <span className="eyebrow">Wedding Planning Resources</span> {topic}
          </>
        }
      />
      {children}
      <div className="wrap planning without-print">
        <EnquiryPanel id="your-wedding" vendors={[]} subject={null} errors={{}} values={null} />
      </div>
      <ResourceLinks resources={resources} />
    </>
  );
}
