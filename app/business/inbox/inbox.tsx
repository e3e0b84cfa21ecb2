import { href } from "react-router";

import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import type { InboxView } from "./read-inbox.server.ts";

import "./inbox.css";

/** Enquiries of couples, each with how far it is and a link to its own page. */
export function InboxList({ enquiries }: Pick<InboxView, "enquiries">) {
  return (
    <ol className="inbox">
      {enquiries.map(({ reference, couple, eventDate, guests, received, state, isWaiting, answerKey }) => (
        <li key={reference} className="inbox__enquiry">
          <div>
            <ThemeLink to={href("/answers/:key", { key: answerKey })} className="inbox__couple">
              {couple}
            </ThemeLink>
            <p>{[eventDate, guests].filter((part) => part !== null).join(" · ")}</p>
            <small>
              {received} · <span className="private__reference">{reference}</span>
            </small>
          </div>
          <p className={isWaiting ? "inbox__state inbox__state--waiting" : "inbox__state"}>{state}</p>
        </li>
      ))}
    </ol>
  );
}

/** '12 enquiries, 3 waiting for your answer.' */
export function describeInbox({ total, waiting }: Pick<InboxView, "total" | "waiting">): string {
  const all = total === 1 ? "1 enquiry" : `${total} enquiries`;
  if (waiting === 0) return `${all}, none waiting for your answer.`;
  return `${all}, ${waiting} waiting for your answer.`;
}
