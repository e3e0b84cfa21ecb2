import { categoryPath } from "#app/catalogue/directory/category-path.ts";
import { DecorCards } from "#app/visitor/gallery/decor-cards.tsx";
import { SeasonPosters } from "#app/visitor/gallery/season-posters.tsx";
import { pictureAltText } from "#app/visitor/guides/picture-alt-text.server.ts";
import { ComingSoonPage } from "#app/visitor/gallery/coming-soon-page.tsx";
import { seasons } from "#content/seasons/seasons.ts";

import type { Route } from "./+types/gallery";

const picture = "/art/spots/gallery.svg";

export function loader() {
  return {
    alt: pictureAltText(picture),
    seasons: Object.fromEntries(seasons.map(({ id, image }) => [id, pictureAltText(image)])),
  };
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return (
    <ComingSoonPage
      path="/gallery"
      title="Banff Wedding Gallery"
      description="A gallery of real weddings in Banff and Calgary is on its way. Until then: the four seasons, ideas for decor, and the photographers."
      eyebrow="Gallery"
      heading="Banff Wedding Gallery"
      text="Our photo gallery is coming soon. Until then, see the seasons as we draw them, ideas for decor, and the people who would take the pictures."
      links={[
        { to: categoryPath("photographers"), label: "Photographers" },
        { to: "/venues", label: "Venues" },
        { to: "/plan", label: "Start your plan" },
      ]}
      picture={{ src: picture, alt: loaderData.alt, title: "Hold still", subtitle: "The gallery" }}
    >
      <SeasonPosters descriptions={loaderData.seasons} />
      <DecorCards />
    </ComingSoonPage>
  );
}
