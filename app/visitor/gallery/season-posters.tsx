import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { PosterFrame } from "#app/catalogue/listings/poster-frame.tsx";
import { useHomeSections } from "#app/site/theme/use-home-sections.ts";

/** The year in four pictures, as posters in a row. */
export function SeasonPosters({ descriptions }: { descriptions: Readonly<Record<string, string>> }) {
  const { entries } = useHomeSections().seasons;
  return (
    <section className="section" aria-labelledby="seasons-heading">
      <div className="wrap">
        <SectionHead
          eyebrow="Seasons"
          heading="One year, four weddings"
          id="seasons-heading"
          lede="Drawn, not photographed: how Calgary and Banff look when you stand there with your guests."
        />
        <ul className="season-wall">
          {entries.map(({ id, name, months, image }) => (
            <li key={id}>
              <PosterFrame title={name} subtitle={months}>
                <img
                  src={image}
                  alt={`${name}, ${months}. ${descriptions[id] ?? ""}`}
                  width={800}
                  height={1000}
                  loading="lazy"
                  decoding="async"
                />
              </PosterFrame>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
