import { useId } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";

import "./conflict-list.css";

/** A conflict of a plan, with advice. */
export type PlanConflict = { id: string; what: string; todo: string };

type ConflictListProps = { heading: string; conflicts: readonly PlanConflict[] };

/** What conflicts in a plan, with advice for each: in the schedule, the seating, a delay. */
export function ConflictList({ heading, conflicts }: ConflictListProps) {
  const headingId = useId();
  return (
    <section className="conflicts" aria-labelledby={headingId}>
      <h3 className="heading-small" id={headingId}>
        {heading}
      </h3>
      <ul>
        {conflicts.map(({ id, what, todo }) => (
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
    <p className="no-conflicts">
      <Icon name="check" /> {children}
    </p>
  );
}
