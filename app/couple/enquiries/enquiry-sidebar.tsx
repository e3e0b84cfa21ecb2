import { planningPath } from "#app/catalogue/listings/planning-path.ts";
import type { ReactNode } from "react";

import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";

type AskTicketProps = {
  card: Pick<ListingCard, "id">;
  /** For links to the form. */
  id: string;
  eyebrow?: string;
  heading: string;
  /** What is good to know before one writes. */
  note: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** The ticket beside the facts of a listing: the short enquiry, and the way to the longer one. */
export function EnquirySidebar({ card, id, eyebrow, heading, note, children }: AskTicketProps) {
  return (
    <aside className="ask without-print" id={id} aria-labelledby={`${id}-heading`}>
      <div className="ask__ticket">
        {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={`${id}-heading`}>{heading}</h2>
        {note !== null && <p className="note">{note}</p>}
        {children}
        <p className="note ask__more">
          <ArrowLink to={planningPath({ vendors: [card.id] })}>Use the longer form</ArrowLink>
        </p>
      </div>
    </aside>
  );
}
