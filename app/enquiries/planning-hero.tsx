import { HeroArt } from "#app/illustrations/hero-art.tsx";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

/** @param topic what the page is opened at; its name follows that of the page in the heading */
export function PlanningHero({ topic }: { topic?: string }) {
  const { planning, art } = useWeddingTheme().pack;
  return (
    <section className="hero hero--inner grain">
      <HeroArt name={art.homeHero} />
      <div className="wrap hero__text">
        {topic === undefined && <p className="eyebrow">{planning.eyebrow}</p>}
        <h1>
          {topic === undefined ? (
            "Wedding Planning Resources"
          ) : (
            <>
              <span className="eyebrow">Wedding Planning Resources</span> {topic}
            </>
          )}
        </h1>
      </div>
    </section>
  );
}
