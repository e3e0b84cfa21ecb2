import type { ReactNode } from "react";

import { Emblem } from "#app/ui/illustrations/emblem.tsx";
import type { EmblemKind } from "#app/ui/illustrations/emblems.ts";

import "./empty-state.css";

type EmptyStateProps = {
  emblem: EmblemKind;
  /** What is missing, in a few words. */
  heading: string;
  /** One sentence that says what the tool is for. */
  children: ReactNode;
  /** The first step: a button, or a link that looks like one. */
  action?: ReactNode;
};

/** A tool or a part of one without content yet: what it is for, and the first step. */
export function EmptyState({ emblem, heading, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <div className="empty-state__art">
        <Emblem kind={emblem} />
      </div>
      <div className="empty-state__words">
        <h3 className="heading-small">{heading}</h3>
        <p>{children}</p>
        {action}
      </div>
    </div>
  );
}
