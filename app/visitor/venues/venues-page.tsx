import { lazyCode, lazySection } from "#app/ui/design-system/lazy-section.tsx";

import { aboutVenuesData, fetchAboutVenues } from "./about-venues-data.ts";
import type { VenuesPageData } from "./build-venues-page.ts";
import { useVenueQuery } from "./use-venue-query.ts";
import { VenueFilters } from "./venue-filters.tsx";
import { fetchVenueList, venueListData } from "./venue-list-data.ts";
import { VenuesHero } from "./venues-hero.tsx";

/** What the loader sends: nothing, or the results of the server, where there are more venues than a page has. */
export type VenuesPageProps = { page: { found: VenuesPageData | null } };

/** The data of both sections come with their code: the page has their markup alone. */
const VenueList = lazySection(
  lazyCode(async () => {
    const [{ venueListFrom }, data] = await Promise.all([
      import("./venue-list.tsx"),
      import.meta.env.SSR ? null : fetchVenueList(),
    ]);
    return { Section: venueListFrom(data) };
  }),
  ({ Section }) => Section,
);
const AboutVenues = lazySection(
  lazyCode(async () => {
    const [{ aboutVenuesFrom }, data] = await Promise.all([
      import("./about-venues.tsx"),
      import.meta.env.SSR ? null : fetchAboutVenues(),
    ]);
    return { Section: aboutVenuesFrom(data) };
  }),
  ({ Section }) => Section,
);

/** All venues: six featured ones of the theme, the whole list, three spotlights, and advice. */
export function VenuesPage({ page }: VenuesPageProps) {
  const controls = useVenueQuery();
  return (
    <>
      <VenuesHero />
      <VenueFilters controls={controls} />
      <VenueList id="venue-list" page={page.found ?? venueListData.of(page)} controls={controls} />
      <AboutVenues id="about-venues" rendered={aboutVenuesData.of(page)} />
    </>
  );
}
