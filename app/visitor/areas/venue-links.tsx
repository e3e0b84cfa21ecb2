import { href } from "react-router";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import type { GuideVenue } from "./area-guide-view.ts";

/** Venues with the numbers of their pins. */
export function VenueLinks({ venues }: { venues: readonly GuideVenue[] }) {
  return (
    <ul className="venue-links">
      {venues.map(({ slug, name, number, fictional }) => (
        <li key={slug}>
          <span className="venue-links__number" aria-hidden="true">
            {number ?? "–"}
          </span>
          <span>
            <ThemeLink to={href("/venues/:slug", { slug })}>{name}</ThemeLink>{" "}
            {fictional && <span className="sample">sample</span>}
            {number === null && <span className="venue-links__note">not on the map</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
