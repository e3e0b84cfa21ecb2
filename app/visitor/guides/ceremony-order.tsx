import { ceremonyEmblems } from "#app/site/theme/packs/ceremony-emblems.ts";
import { Emblem } from "#app/ui/illustrations/emblem.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import type { TraditionGuideData } from "./tradition-guide-data.server.ts";

/** The six ceremonies from top to bottom; the one of this page is marked. */
export function CeremonyOrder({ order, current }: Pick<TraditionGuideData, "order"> & { current: string }) {
  return (
    <ol className="order-band">
      {order.map(({ id, to, name, duration }) => (
        <li key={id} className={to === current ? "order-band__here" : undefined}>
          <Emblem kind={ceremonyEmblems[id]} />
          <p>
            <ThemeLink to={to} aria-current={to === current ? "page" : undefined}>
              {name}
            </ThemeLink>
            <span>{duration}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
