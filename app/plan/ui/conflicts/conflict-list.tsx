import { useId } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";

import "./conflict-list.css";

/** Something of a plan that cannot be as it is, and what to do about it. */
export type Trouble = { id: string; what: string; todo: string };

type TroubleListProps = { heading: string; troubles: readonly Trouble[] };

export function TroubleList({ heading, troubles }: TroubleListProps) {
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

/** Said where nothing is wrong. */
export function NoTrouble({ children }: { children: string }) {
  return (
    <p className="no-trouble">
      <Icon name="check" /> {children}
    </p>
  );
}
