import { PosterFrame } from "#app/listings/poster-frame.tsx";

/** The four seasons and their months (specification §9). */
export const seasonPosters = [
  { id: "summer", name: "Summer", months: "June to August" },
  { id: "fall", name: "Fall", months: "September to October" },
  { id: "winter", name: "Winter", months: "November to March" },
  { id: "spring", name: "Spring", months: "April to May" },
] as const;

/** One valley in four printings, as posters in a row. */
export function SeasonWall({ descriptions }: { descriptions: Readonly<Record<string, string>> }) {
  return (
    <section className="section" aria-labelledby="seasons-heading">
      <div className="wrap">
        <div className="section-head">
          <div>
            <p className="eyebrow">Seasons</p>
            <h2 className="heading-large" id="seasons-heading">
              One valley, four weddings
            </h2>
            <p className="lede">
              Drawn, not photographed: how the Bow Valley looks when you stand in it with your guests.
            </p>
          </div>
        </div>
        <ul className="season-wall">
          {seasonPosters.map(({ id, name, months }) => (
            <li key={id}>
              <PosterFrame title={name} subtitle={months}>
                <img
                  src={`/art/seasons/${id}.svg`}
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
