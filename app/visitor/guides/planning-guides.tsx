import type { ComponentProps } from "react";

import { GuideKinds } from "./guide-kinds.tsx";
import { ResourceGuide } from "./resource-guide.tsx";

type PlanningGuidesProps = { id: string } & ComponentProps<typeof GuideKinds> &
  ComponentProps<typeof ResourceGuide>;

/** The part below the form of the planning page: links to the guides, then the questions. */
export function PlanningGuides({ id, ...guides }: PlanningGuidesProps) {
  return (
    <div id={id}>
      <GuideKinds traditions={guides.traditions} decoration={guides.decoration} />
      <ResourceGuide {...guides} />
    </div>
  );
}
