import { useId } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";

import "./conflict-list.css";

/** A conflict of a plan, with advice. */
export type PlanConflict = { id: string; what: string; todo: string };

type TroubleListProps = { heading: string; troubles: readonly PlanConflict[] };

export function ConflictList({ heading, troubles }: TroubleListProps) {
  const headingId = useId();
  return (
    <section className="troubles" aria-labelledby={headingId}>
      <h3 className="heading-small" id={headingId}>
        {heading}
      </h3>
      <ul>
        {troubles.map(({ id, what, todo }) => (
          <li key={id}>
            <Icon name="alert" />
            <p>
              <strong>{what}</strong> {todo}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Text without conflicts. */
export function NoConflicts({ children }: { children: string }) {
  return (
    <p className="no-trouble">
      <Icon name="check" /> {children}
    </p>
  );
}
