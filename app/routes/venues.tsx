import { emptyQuery } from "#app/directory/directory-query.ts";
import { showDirectory } from "#app/directory/show-directory.ts";
import { HeroArt } from "#app/illustrations/hero-art.tsx";
import { PageMetadata } from "#app/page-metadata/page-metadata.tsx";
import { VendorCard } from "#app/vendors/vendor-card.tsx";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";
import { siteContext } from "#server/site.ts";

import type { Route } from "./+types/venues";

export function loader({ context }: Route.LoaderArgs) {
  const { index } = context.get(siteContext).directory;
  return { venues: showDirectory(index, { ...emptyQuery, category: "venues" }).matches };
}

export default function Venues({ loaderData }: Route.ComponentProps) {
  const { venues } = useWeddingTheme().pack;
  return (
    <>
      <PageMetadata title={venues.title} description={venues.metaDescription} path="/venues" />
      <section className="hero hero--inner hero--city grain">
        <HeroArt name="hero-calgary" />
        <div className="wrap hero__text">
          <p className="eyebrow">Venues</p>
          <h1>{venues.title}</h1>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <div className="section-head">
            <h2 className="heading-large">All venues</h2>
          </div>
          <ul className="cards">
            {loaderData.venues.map((card) => (
              <li key={card.id}>
                <VendorCard card={card} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
