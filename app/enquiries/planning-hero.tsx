import { HeroArt } from "#app/illustrations/hero-art.tsx";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

export function PlanningHero() {
  const { planning, art } = useWeddingTheme().pack;
  return (
    <section className="hero hero--inner grain">
      <HeroArt name={art.homeHero} />
      <div className="wrap hero__text">
        <p className="eyebrow">{planning.eyebrow}</p>
        <h1>Wedding Planning Resources</h1>
      </div>
    </section>
  );
}
